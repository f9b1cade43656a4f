import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// Threads of this process: they cannot outlive it, however it ends.
const busyLoops = [1, 2].map(() => new Worker('for (;;);', { eval: true }));
console.log(`npm test beside ${busyLoops.length} busy loops`);

const started = performance.now();
const tests = spawn('npm', ['test'], { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
const [code] = await once(tests, 'exit');

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `${code === 0 ? 'passed' : 'failed'} beside ${busyLoops.length} busy loops: ${minutes} minutes`,
);
process.exit(code ?? 1);
