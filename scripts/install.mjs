// Plain JavaScript for Node 20 without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(projectRoot, 'node_modules', '.bin');

/**
 * Installs what the lockfile names, unless it is already there.
 * @param {{ log?: (line: string) => void }} [options]
 */
export function ensureInstalled({ log = console.log } = {}) {
  if (isInstalled()) return;
  log('Installing dependencies (npm ci), about a minute the first time …');
  const { status, error } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (error) throw error;
  if (status !== 0) {
    log(
      'npm ci failed; the reason is above. Check the network and the free disk space, then repeat.',
    );
    process.exit(1);
  }
}

/** The environment in which `node` is the pinned version, whatever the machine has. */
export function pinnedEnvironment(base = process.env) {
  return { ...base, PATH: `${binaries}${delimiter}${base.PATH ?? ''}` };
}

/** The pinned Node 24; on a platform it is not published for, the machine's own if recent enough. */
export function pinnedNode() {
  const pinned = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error('This platform has no pinned Node in the lockfile: install Node 24 or newer.');
  process.exit(1);
}

/** npm writes down what it installed; optional packages of other platforms are rightly absent. */
function isInstalled() {
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  const wanted = readPackages('package-lock.json');
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function runNpm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: projectRoot, stdio: 'inherit' };
  return cli?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
