import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const version = '2.2.1';

/** Packages and build of the first run, which takes minutes. */
const cache = resolve('node_modules/.cache/bench-peers', `evershop-${version}`);
const isComplete = join(cache, 'complete');
const builtFolder = '.evershop';

/** Puts EverShop's packages into an empty folder: from npm the first time, later from the cache. */
export function installPackages(folder: string): void {
  if (!existsSync(isComplete)) {
    console.log(`Installing EverShop ${version} from npm, a few minutes the first time …`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), describePackage());
    const args = ['install', '--prefix', cache, '--no-audit', '--no-fund', '--loglevel=error'];
    const isWindows = process.platform === 'win32';
    const { status } = spawnSync('npm', args, { cwd: cache, stdio: 'inherit', shell: isWindows });
    if (status !== 0) throw new Error('npm could not install EverShop; the reason is above.');
    writeFileSync(isComplete, '');
  }
  writeFileSync(join(folder, 'package.json'), describePackage());
  symlinkSync(join(cache, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Runs `build` unless an earlier run has stored its result. */
export function buildUnlessCached(folder: string, build: () => void): void {
  const [cached, made] = [join(cache, builtFolder), join(folder, builtFolder)];
  if (existsSync(cached)) return cpSync(cached, made, { recursive: true });
  console.log('Building EverShop …');
  build();
  if (!existsSync(join(made, 'build'))) throw new Error('EverShop was not built.');
  cpSync(made, cached, { recursive: true });
}

function describePackage(): string {
  // EverShop imports concat-stream without naming it among its packages.
  const dependencies = { '@evershop/evershop': version, 'concat-stream': '2.0.0' };
  return JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies });
}
