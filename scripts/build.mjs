// Plain JavaScript for any Node from 20 on: the launcher asks it before anything else runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedEnvironment, pinnedNode, projectRoot } from './install.mjs';

const folder = join(projectRoot, 'build');
const stamp = '.sources';
/** Where Node stores compiled code; that of an older build is of no use. */
export const compiled = join(folder, '.compiled');
/** Folders of builds that are being made, each with the number of its process. */
const unfinished = '.next-';
const sources = [
  'src',
  'public',
  'db/types.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/compress-assets.ts',
  'scripts/replace-build.ts',
  'scripts/service-worker.ts',
];

/** Builds unless build/ was made from the very sources that are here now. */
export function ensureBuilt({ log = console.log } = {}) {
  if (isBuilt()) return;
  log('Building the shop …');
  build();
}

export function isBuilt() {
  const path = join(folder, stamp);
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint();
}

/**
 * Builds beside the build that is there, which a running shop reads, and then puts the new one in
 * its place. A build that fails or is interrupted changes nothing.
 */
function build() {
  removeAbandoned();
  const made = fingerprint();
  const next = join(folder, `${unfinished}${process.pid}`);
  const router = join(projectRoot, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  let isDone = runNode([router, 'build', '--logLevel', 'warn'], { BUILD_DIRECTORY: next });
  if (isDone) {
    writeFileSync(join(next, stamp), made);
    isDone = runNode([join(projectRoot, 'scripts', 'replace-build.ts'), next, folder]);
  }
  rmSync(next, { recursive: true, force: true });
  if (!isDone) {
    console.error('The build failed; the reason is above.');
    process.exit(1);
  }
  rmSync(compiled, { recursive: true, force: true });
}

function runNode(args, more) {
  const { status } = spawnSync(pinnedNode(), args, {
    cwd: projectRoot,
    env: { ...pinnedEnvironment(), NODE_ENV: 'production', ...more },
    stdio: 'inherit',
  });
  return status === 0;
}

/** What killed builds have left. */
function removeAbandoned() {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const isAbandoned = name.startsWith(unfinished) && !isRunning(name.slice(unfinished.length));
    if (isAbandoned) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const full = join(projectRoot, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true })
    .map((name) => join(path, `${name}`))
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(join(projectRoot, name)).isFile())
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
