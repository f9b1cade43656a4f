import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';

const launcher = join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs');

/** The shop as `npm start` runs it, with an embedded database in a folder of its own. */
export class ShopProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fustat-start-'));
  #port = 0;
  #process: ChildProcess | undefined;

  constructor() {
    // Started by root, PostgreSQL runs as another user, who must be able to enter.
    chmodSync(this.#folder, 0o755);
    process.once('exit', () => {
      this.#process?.kill();
      rmSync(this.#folder, { recursive: true, force: true });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Milliseconds until the first byte of the home page. */
  async start(): Promise<number> {
    this.#port ||= await freePort();
    const began = performance.now();
    const child = spawn(process.execPath, [launcher], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        VAR_DIRECTORY: this.#folder,
        PORT: `${this.#port}`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    while (!(await hasFirstByte(`${this.url}/`))) {
      if (child.exitCode !== null) throw new Error('The shop did not start.');
      await sleep(5);
    }
    return performance.now() - began;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

function hasFirstByte(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}.`));
      response.once('data', () => {
        resolve(true);
        response.destroy();
      });
    });
    request.once('error', () => resolve(false));
  });
}
