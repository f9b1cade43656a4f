import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from './free-port.ts';

/** In place of the built shop: a page that names its script, from a file loaded with each request. */
const bundle = (name: string) => `
import { createServer } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from ${JSON.stringify(packageFile('@hono/node-server'))};
import { Hono } from ${JSON.stringify(packageFile('hono'))};
import { staticFiles } from ${JSON.stringify(resolve('src/platform/http/static-files.server.ts'))};
const app = new Hono();
app.use(staticFiles('build/client'));
app.get('/', async (context) => context.text((await import('./assets/page-${name}.js')).default));
export async function startServer() {
  const server = createServer(getRequestListener(app.fetch));
  server.listen(Number(process.env.PORT), '127.0.0.1');
  await once(server, 'listening');
  return { url: 'http://127.0.0.1', stop: () => new Promise((done) => { server.close(done); }) };
}`;

const packageFile = (name: string) => createRequire(import.meta.url).resolve(name);

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fustat-replaced-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(resolve('db'), join(folder, 'db'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

function makeBuild(name: string): void {
  const next = join(folder, 'next');
  for (const part of ['client', 'server'])
    mkdirSync(join(next, part, 'assets'), { recursive: true });
  // So many that requests come between them.
  for (let count = 0; count < 500; count += 1) {
    writeFileSync(join(next, 'client/assets', `${count}-${name}.js`), name);
  }
  writeFileSync(join(next, 'client/assets', `app-${name}.js`), name);
  writeFileSync(join(next, 'server/assets', `page-${name}.js`), `export default 'app-${name}.js'`);
  writeFileSync(join(next, 'server/index.js'), bundle(name));
  writeFileSync(join(next, '.sources'), name);
}

const replaceScript = resolve('scripts/replace-build.ts');
const replaceArguments = () => [replaceScript, join(folder, 'next'), join(folder, 'build')];

function startShop(port: number) {
  const child = spawn(process.execPath, [resolve('scripts/serve.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      AUTH_SECRET: 'f3a9c1d7e5b2084691ac3d5f7e8b0c24',
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: database.url,
      METRICS_PORT: '0',
      PORT: `${port}`,
      WORKERS: '2',
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

/** On a connection of its own: the next goes to the other worker. */
function read(url: string): Promise<{ status: number; text: string }> {
  return new Promise((done, reject) => {
    const request = get(url, { agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => done({ status: response.statusCode!, text }));
    });
    request.on('error', reject);
  });
}

it('old and new pages find their scripts at old and new workers while a build is replaced', async () => {
  makeBuild('one');
  execFileSync(process.execPath, replaceArguments());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = startShop(port);
  await eventually(() => expect(output()).toContain('the shop is open'));

  const seen = { pages: new Set<string>(), last: [] as string[], statuses: new Set<number>() };
  const over = new AbortController();
  const visit = async () => {
    while (!over.signal.aborted) {
      const page = await read(url);
      seen.pages.add(page.text);
      seen.last = [...seen.last, page.text].slice(-20);
      const scripts = [...seen.pages].flatMap((name) => [name, name]);
      const responses = await Promise.all(scripts.map((name) => read(`${url}/assets/${name}`)));
      for (const { status } of [page, ...responses]) seen.statuses.add(status);
    }
  };
  const visitors = Promise.all([visit(), visit(), visit()]);
  await eventually(() => expect([...seen.pages]).toEqual(['app-one.js']));

  makeBuild('two');
  const replacing = spawn(process.execPath, replaceArguments(), { stdio: 'inherit' });
  expect(await once(replacing, 'exit')).toEqual([0, null]);
  await eventually(() => expect(seen.last).toHaveLength(20));
  expect([...seen.pages]).toEqual(['app-one.js']);

  // For a page of another machine, which has the new build already.
  expect(await read(`${url}/assets/app-two.js`)).toEqual({ status: 200, text: 'two' });

  child.kill('SIGUSR2');
  await eventually(() => expect(output()).toContain('all workers are replaced'));
  seen.last = [];
  await eventually(() => expect(seen.last).toHaveLength(20));
  over.abort();
  await visitors;
  expect(new Set(seen.last)).toEqual(new Set(['app-two.js']));
  expect(seen.statuses).toEqual(new Set([200]));

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
