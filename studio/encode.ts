import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { servedFolder, type Shelf } from './files.ts';

export type Area = readonly [left: number, top: number, width: number, height: number];

export type Packing = { quality: number; effort: number };
const usual: Packing = { quality: 60, effort: 3 };

/** Cuts a master and writes it in three widths: a third, two thirds, and all of it. */
export async function encode(
  master: string | Buffer,
  shelf: Shelf,
  name: string,
  { area, packing = usual }: { area?: Area; packing?: Packing } = {},
) {
  // Half a set of sizes must never look like a served picture.
  const unfinished = servedFolder(shelf, `${name}.unfinished`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const cut = area
    ? sharp(master).extract({ left: area[0], top: area[1], width: area[2], height: area[3] })
    : sharp(master);
  const { data, info } = await cut.removeAlpha().png().toBuffer({ resolveWithObject: true });
  if (info.width % 3 !== 0) throw new Error(`${name}: ${info.width} px do not divide by three`);
  for (const thirds of [1, 2, 3]) {
    const width = (info.width / 3) * thirds;
    const picture = sharp(data).resize(width, null, { kernel: 'lanczos3' });
    await picture
      .clone()
      .avif(packing)
      .toFile(join(unfinished, `${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 82, effort: 4 })
      .toFile(join(unfinished, `${width}.webp`));
  }
  rmSync(servedFolder(shelf, name), { recursive: true, force: true });
  renameSync(unfinished, servedFolder(shelf, name));
}

/** Whether the master is newer than what is served of it. */
export function isStale(master: string, shelf: Shelf, name: string): boolean {
  const folder = servedFolder(shelf, name);
  const served = statSync(folder, { throwIfNoEntry: false });
  return !served || served.mtimeMs < statSync(master).mtimeMs;
}

export type Served = { url: string; width: number; height: number; color: string };

/** What the shop needs to know of a picture, read from the served files themselves. */
export async function describe(shelf: Shelf, name: string): Promise<Served> {
  const folder = servedFolder(shelf, name);
  const widths = readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => Number.parseInt(file, 10));
  const width = Math.max(...widths);
  const { height } = await sharp(join(folder, `${width}.webp`)).metadata();
  const { dominant } = await sharp(join(folder, `${Math.min(...widths)}.webp`)).stats();
  const hex = (part: number) => part.toString(16).padStart(2, '0');
  const color = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { url: `/pictures/${shelf}/${name}/${width}.webp`, width, height, color };
}
