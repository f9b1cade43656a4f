import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

export type UnpackedChromium = { executablePath: string; fonts: string; libraries: string };

const modules = realpathSync(join(import.meta.dirname, '..', '..', 'node_modules'));
const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];

/** Unpacks the Chromium of the lockfile once; `npm ci` clears it away with everything else. */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const source = join(modules, '@sparticuz', 'chromium');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const target = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(target)) await unpackInto(target, join(source, 'bin'));
  await configureFonts(join(target, 'fonts'));
  return {
    executablePath: join(target, 'chromium'),
    fonts: join(target, 'fonts'),
    libraries: join(target, 'al2023', 'lib'),
  };
}

/** Unpacks beside the target and renames, so that an interrupted run leaves nothing half done. */
async function unpackInto(target: string, source: string): Promise<void> {
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await inTemporaryFolder(draft, () =>
    Promise.all(archives.map((archive) => inflate(join(source, archive)))),
  );
  await rename(draft, target).catch((error: unknown) => {
    if (!existsSync(target)) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

/** The package always unpacks into the system's temporary folder, which TMPDIR decides. */
async function inTemporaryFolder(folder: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The file names folders in full: a project that was moved needs another, or nothing can be written. */
async function configureFonts(folder: string): Promise<void> {
  const file = join(folder, 'fonts.conf');
  const wanted = fontConfiguration(folder);
  if ((await readFile(file, 'utf8')) !== wanted) await writeFile(file, wanted);
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
}
