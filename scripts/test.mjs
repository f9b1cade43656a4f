// Plain JavaScript for any Node from 20 on: it installs, then hands over to the pinned version.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedEnvironment, pinnedNode, projectRoot } from './install.mjs';

ensureInstalled({ forTests: true });
const { status } = spawnSync(pinnedNode(), ['scripts/test.ts', ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: pinnedEnvironment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
