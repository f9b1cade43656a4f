import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Packages = { name: string; dependencies: Record<string, string> };

/**
 * Installs packages that only a bench needs into a folder of its own, which later runs find again.
 * The path of the folder.
 */
export function installPackages({ name, dependencies }: Packages): string {
  const folder = resolve('node_modules/.cache/bench', name);
  const isComplete = join(folder, 'complete');
  if (existsSync(isComplete)) return folder;
  console.log(`Installing ${name} from npm, a few minutes the first time …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), describePackage(dependencies));
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error(`npm could not install ${name}; the reason is above.`);
  writeFileSync(isComplete, '');
  return folder;
}

export function describePackage(dependencies: Record<string, string>): string {
  return JSON.stringify({ name: 'bench', private: true, type: 'module', dependencies });
}
