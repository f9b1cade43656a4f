import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const studio = import.meta.dirname;
export const root = join(studio, '..');
export const masters = join(studio, 'masters');
export const manifestFile = join(root, 'db', 'seed', 'pictures.json');
export const filmFolder = join(root, 'public', 'pictures', 'film');

/** Where a picture is served from: products and team 4:5, rooms as they are, work 3:2, prizes square. */
export type Shelf = 'products' | 'rooms' | 'work' | 'prizes' | 'team';
export const servedFolder = (shelf: Shelf, name: string): string =>
  join(root, 'public', 'pictures', shelf, name);

/** The picture at full size: a fresh render is a PNG, a kept one a WebP. */
export const masterOf = (name: string): string | undefined =>
  ['png', 'webp'].map((type) => join(masters, `${name}.${type}`)).find(existsSync);

export const isServed = (shelf: Shelf, name: string): boolean =>
  existsSync(servedFolder(shelf, name));

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
