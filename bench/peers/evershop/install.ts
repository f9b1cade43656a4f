import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePackage, installPackages } from '../../install-packages.ts';

export const version = '2.2.1';

// EverShop imports concat-stream without naming it among its packages.
const dependencies = { '@evershop/evershop': version, 'concat-stream': '2.0.0' };

const builtFolder = '.evershop';

/** Puts EverShop's packages into an empty folder; the folder of the packages, which stays. */
export function installEverShop(folder: string): string {
  const cache = installPackages({ name: `evershop-${version}`, dependencies });
  writeFileSync(join(folder, 'package.json'), describePackage(dependencies));
  symlinkSync(join(cache, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return cache;
}

/** Runs `build` unless an earlier run has stored its result in the cache. */
export function buildUnlessCached(folder: string, cache: string, build: () => void): void {
  const [cached, made] = [join(cache, builtFolder), join(folder, builtFolder)];
  if (existsSync(cached)) return cpSync(cached, made, { recursive: true });
  console.log('Building EverShop …');
  build();
  if (!existsSync(join(made, 'build'))) throw new Error('EverShop was not built.');
  cpSync(made, cached, { recursive: true });
}
