import { hash, verify } from '@node-rs/argon2';

// argon2id (2; the package's enum does not exist at run time), with the first recommendation of
// OWASP.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummyHash: Promise<string> | undefined;

/** Takes equally long for accounts that do not exist. */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await dummyHash), password).catch(() => false);
  return matches && typeof stored === 'string';
}
