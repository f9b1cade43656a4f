// Plain JavaScript for any Node from 20 on: installs and builds when needed, then hands over.
import './env-file.mjs';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compiled, ensureBuilt, isBuilt } from './build.mjs';
import { describeProblems, readSettings } from '../src/platform/settings.mjs';
import { ensureInstalled, pinnedEnvironment, pinnedNode, projectRoot } from './install.mjs';

rejectBadSettings();
ensureInstalled();
const filling = isFirstDemo() && !isBuilt() ? fillDemo() : undefined;
ensureBuilt();
await filling;

// Read by Node and by the C library when a process starts. Under load the shop then uses about 330 MB
// instead of 440, for less than 1 % of processor time: a smaller space for new objects, and large
// buffers, such as pages, go back to the system when they are freed.
const memorySettings = JSON.parse(
  readFileSync(resolve(projectRoot, 'scripts/memory-settings.json'), 'utf8'),
);
const server = spawn(pinnedNode(), ['scripts/serve.ts'], {
  cwd: projectRoot,
  // Node stores what it compiled, and the next start reads it.
  env: { ...memorySettings, NODE_COMPILE_CACHE: compiled, ...pinnedEnvironment() },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) {
  process.on(signal, () => server.kill(signal));
}
// A killed npm cannot pass its end on: without this the shop would keep the port.
const ancestors = startedByNpm();
setInterval(() => {
  if (startedByNpm() !== ancestors) server.kill('SIGTERM');
}, 1_000).unref();

/** Before a minute of installing and building. What the demo lacks is generated later. */
function rejectBadSettings() {
  const generated = {
    DATABASE_URL: process.env.DATABASE_URL || 'postgres://embedded',
    AUTH_SECRET: process.env.AUTH_SECRET || randomBytes(32).toString('hex'),
  };
  const isReal = process.env.NODE_ENV === 'production';
  const { problems } = readSettings({ ...process.env, ...(isReal ? {} : generated) });
  if (problems.length === 0) return;
  console.error(`\n${describeProblems(problems)}`);
  process.exit(1);
}

function isFirstDemo() {
  if (process.env.NODE_ENV === 'production') return false;
  const data = resolve(projectRoot, process.env.VAR_DIRECTORY || 'var', 'postgres');
  return !process.env.DATABASE_URL && !existsSync(data);
}

/** While the build uses another core. What fails is reported when the shop starts. */
function fillDemo() {
  const child = spawn(pinnedNode(), ['scripts/db.ts', 'migrate'], {
    cwd: projectRoot,
    env: pinnedEnvironment(),
    stdio: 'inherit',
  });
  return new Promise((done) => child.once('exit', done).once('error', done));
}

/** The shell that npm started this with, and npm above it; both change hands when npm is killed. */
function startedByNpm() {
  if (!process.env.npm_lifecycle_event) return '';
  try {
    const [, grandparent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(/\) \S /);
    return `${process.ppid} ${grandparent.split(' ')[0]}`;
  } catch {
    return `${process.ppid}`;
  }
}
