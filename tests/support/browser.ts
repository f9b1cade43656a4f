import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackChromium } from './browser-package.ts';

type Environment = Record<string, string>;

export type BrowserLaunch = {
  executablePath: string;
  args: string[];
  env: Environment;
};

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser of the tests: CHROMIUM_PATH if set, else the one in the lockfile (the same version
 * and the same fonts everywhere, so that pictures can be compared), else the machine's own.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return plainLaunch(configured);
  if (process.platform === 'linux' && process.arch === 'x64') return packagedLaunch();
  const installed = findOnSystem();
  if (installed) return plainLaunch(installed);
  throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

function plainLaunch(executablePath: string): BrowserLaunch {
  return { executablePath, args: renderingFlags, env: currentEnvironment() };
}

async function packagedLaunch(): Promise<BrowserLaunch> {
  const { executablePath, fonts, libraries } = await unpackChromium();
  const env: Environment = { ...currentEnvironment(), FONTCONFIG_PATH: fonts };
  if (starts(executablePath, env)) return { executablePath, args: renderingFlags, env };
  // A bare machine lacks NSS and expat; the package brings its own.
  const withLibraries = { ...env, LD_LIBRARY_PATH: joinPaths(libraries, env.LD_LIBRARY_PATH) };
  if (starts(executablePath, withLibraries)) {
    return { executablePath, args: renderingFlags, env: withLibraries };
  }
  throw new Error(
    `The packaged Chromium does not start here (${executablePath}): set CHROMIUM_PATH to one that does.`,
  );
}

// Hinting depends on the machine; without it the same page is the same picture.
const renderingFlags = ['--font-render-hinting=none', '--force-color-profile=srgb'];

function starts(executablePath: string, env: Environment): boolean {
  return spawnSync(executablePath, ['--version'], { env, stdio: 'ignore' }).status === 0;
}

function findOnSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [...candidates, macPath].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function currentEnvironment(): Environment {
  const entries = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Environment;
}

function joinPaths(first: string, rest: string | undefined): string {
  return rest ? `${first}${delimiter}${rest}` : first;
}
