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

const stamp = join(projectRoot, 'build', '.sources');
/** Where Node stores compiled code; that of an older build is of no use. */
export const compiled = join(projectRoot, 'build', '.compiled');
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
  'scripts/service-worker.ts',
];

/** Builds unless build/ was made from the very sources that are here now. */
export function ensureBuilt({ log = console.log } = {}) {
  if (isBuilt()) return;
  log('Building the shop …');
  build();
}

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** The stamp goes first and returns last: an interrupted build is no build. */
function build() {
  const made = fingerprint();
  rmSync(stamp, { force: true });
  rmSync(compiled, { recursive: true, force: true });
  const router = join(projectRoot, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { status } = spawnSync(pinnedNode(), [router, 'build', '--logLevel', 'warn'], {
    cwd: projectRoot,
    env: { ...pinnedEnvironment(), NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build failed; the reason is above.');
    process.exit(1);
  }
  mkdirSync(join(projectRoot, 'build'), { recursive: true });
  writeFileSync(stamp, made);
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
