// Plain JavaScript for Node 20 without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(projectRoot, 'node_modules', '.bin');

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages of the lockfile unless they are there: those that the shop is built and runs
 * with, for tests also the browser, the linters and the test tools (the development packages).
 * @param {{ log?: (line: string) => void, forTests?: boolean }} [options]
 */
export function ensureInstalled({ log = console.log, forTests = false } = {}) {
  if (isInstalled(forTests)) return;
  if (!forTests) {
    log('Installing dependencies (npm ci), half a minute the first time …');
    return mustSucceed(runNpm(['ci', '--omit=dev', ...quiet]), 'npm ci', log);
  }
  // NODE_ENV=production alone would omit the development packages.
  const tools = '--include=dev';
  if (!isInstalled(false)) {
    log('Installing dependencies (npm ci), about a minute the first time …');
    return mustSucceed(runNpm(['ci', tools, ...quiet]), 'npm ci', log);
  }
  // Adds them: npm ci would remove everything first, under a shop that may be running.
  log('Installing the test tools (npm install), half a minute the first time …');
  mustSucceed(runNpm(['install', '--no-save', tools, ...quiet]), 'npm install', log);
}

function mustSucceed({ status, error }, command, log) {
  if (error) throw error;
  if (status === 0) return;
  log(
    `${command} failed; the reason is above. Check the network and the free disk space, then repeat.`,
  );
  process.exit(1);
}

/** The environment in which `node` is the pinned version, whatever the machine has. */
export function pinnedEnvironment(base = process.env) {
  return { ...base, PATH: `${binaries}${delimiter}${base.PATH ?? ''}` };
}

/**
 * The Node 24 of the lockfile, or the machine's own where it is a newer 24 or where the lockfile has
 * none: npm's newest package for Apple silicon is 24.0.0.
 */
export function pinnedNode() {
  const pinned = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  const isOutdated = process.platform === 'darwin' && process.arch === 'arm64';
  const [major] = process.versions.node.split('.').map(Number);
  if (major === 24 && isOutdated) return process.execPath;
  if (existsSync(pinned)) return pinned;
  if (major >= 24) return process.execPath;
  console.error('This platform has no pinned Node in the lockfile: install Node 24 or newer.');
  process.exit(1);
}

/** npm records what it installed; optional packages of other platforms are absent on purpose. */
function isInstalled(forTests) {
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  const wanted = readPackages('package-lock.json');
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { optional, dev, devOptional, version }]) => {
    if (path === '') return true;
    if (installed[path]) return installed[path].version === version;
    return optional || (!forTests && (dev || devOptional));
  });
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
