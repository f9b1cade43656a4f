import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = { databasePassword: string; authSecret: string };

/** Created once and stored beside the data; whole or not at all, and for the owner's eyes only. */
export function readOrCreateSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = { databasePassword: randomText(), authSecret: randomText() };
  mkdirSync(folder, { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(secrets), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    // Another process was faster: its secrets count.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
