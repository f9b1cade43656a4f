import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Named by their content. Open pages and running workers ask for those that they were made with. */
const hashed = /^(client|server)\/assets\//;
/** Goes first and comes last: without it nothing counts as built. */
const stamp = '.sources';
const history = '.builds.json';
/** So many builds before the current one keep their hashed files. */
const earlierBuilds = 5;
/** Milliseconds after which the lock of a process that was killed is ignored. */
const longestReplacement = 60_000;

/**
 * Moves a finished build into the place of the current one, file by file, while a shop runs from it.
 * What is asked for first is there first, and the server's entry names only files that are there.
 */
export function replaceBuild(next: string, current: string): void {
  mkdirSync(current, { recursive: true });
  const unlock = lock(join(current, '.replacing'));
  try {
    const builds = readBuilds(current);
    const files = filesUnder(next).toSorted((one, other) => rank(one) - rank(other));
    rmSync(join(current, stamp), { force: true });
    for (const file of files) moveFile(join(next, file), join(current, file));
    removeOutdated(current, new Set([...files, ...recordBuild(current, files, builds)]));
    moveFile(join(next, stamp), join(current, stamp));
  } finally {
    unlock();
  }
  rmSync(next, { recursive: true, force: true });
}

function rank(file: string): number {
  if (hashed.test(file)) return 0;
  return file.startsWith('client/') ? 1 : 2;
}

function moveFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** The hashed files of each build, the newest first. */
function readBuilds(current: string): string[][] {
  try {
    return JSON.parse(readFileSync(join(current, history), 'utf8')) as string[][];
  } catch {
    // Before the first replacement, whatever is there is one build.
    const files = filesUnder(current).filter((file) => hashed.test(file));
    return files.length > 0 ? [files] : [];
  }
}

/** Returns the hashed files of all builds that are stored. The same build twice counts once. */
function recordBuild(current: string, files: string[], builds: string[][]): string[] {
  const made = files.filter((file) => hashed.test(file)).toSorted();
  const others = builds.filter((build) => build.join() !== made.join());
  const stored = [made, ...others].slice(0, 1 + earlierBuilds);
  writeFileSync(join(current, `${history}.new`), JSON.stringify(stored));
  renameSync(join(current, `${history}.new`), join(current, history));
  return stored.flat();
}

function removeOutdated(current: string, stored: ReadonlySet<string>): void {
  for (const file of filesUnder(current)) {
    if (!stored.has(file)) rmSync(join(current, file), { force: true });
  }
}

/** Of the client and the server, with slashes on every system. */
function filesUnder(folder: string): string[] {
  return ['client', 'server'].flatMap((part) => {
    const entries = entriesUnder(join(folder, part));
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((path) => path.replaceAll(sep, '/'))
      .toSorted();
  });
}

function entriesUnder(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/** One replacement at a time: two at once would leave parts of both. */
function lock(folder: string): () => void {
  for (;;) {
    try {
      mkdirSync(folder);
      return () => rmdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > longestReplacement) rmSync(folder, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

if (process.argv[1] === import.meta.filename) {
  const [next, current] = process.argv.slice(2);
  replaceBuild(next!, current!);
}
