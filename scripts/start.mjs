// Plain JavaScript for any Node from 20 on: installs and builds when needed, then hands over.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, pinnedEnvironment, pinnedNode, projectRoot } from './install.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(pinnedNode(), ['scripts/serve.ts'], {
  cwd: projectRoot,
  env: pinnedEnvironment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
// A killed npm cannot pass its end on: without this the shop would keep the port.
const npm = process.env.npm_lifecycle_event && process.ppid;
setInterval(() => {
  if (npm && process.ppid !== npm) server.kill('SIGTERM');
}, 1_000).unref();
