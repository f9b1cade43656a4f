import type { CryptoKey, JWK, JWTVerifyGetKey } from 'jose';
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK } from 'jose';
import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { openSealedText, sealText } from '../shared/sealed-text.server.ts';

const algorithm = 'ES256';
const cacheMilliseconds = 10 * 60_000;
const shortestReloadMilliseconds = 10_000;

export interface KeySet {
  current: { kid: string; privateKey: CryptoKey };
  /** Public keys of all valid tokens. */
  publicKeys: JWK[];
  /** The same, imported once because importing is expensive. */
  verifier: JWTVerifyGetKey;
}

interface StoredKey {
  id: string;
  status: 'next' | 'current' | 'previous';
  public_jwk: JWK;
  encrypted_private_key: Buffer;
}

let cached: { loadedAt: number; keys: Promise<KeySet> } | undefined;

export function keySet(now: Date): Promise<KeySet> {
  if (!cached || now.getTime() - cached.loadedAt > cacheMilliseconds) return reload(now);
  return cached.keys;
}

/** For a token with an unknown key, which another process may just have created. */
export function keySetAfterUnknownKey(now: Date): Promise<KeySet> {
  const recent = cached && now.getTime() - cached.loadedAt < shortestReloadMilliseconds;
  return recent ? keySet(now) : reload(now);
}

/** After the stored keys have changed. */
export function forgetKeySet(): void {
  cached = undefined;
}

function reload(now: Date): Promise<KeySet> {
  const keys = loadOrCreate();
  const entry = { loadedAt: now.getTime(), keys };
  cached = entry;
  keys.catch(() => {
    if (cached === entry) cached = undefined;
  });
  return keys;
}

async function loadOrCreate(): Promise<KeySet> {
  // As system: users cannot read keys.
  const [stored] = await asSystem().read(sql<StoredKey>`
    select id, status, public_jwk, encrypted_private_key from auth.signing_keys
    where status <> 'retired' order by created_at desc`);
  const current = stored.find((key) => key.status === 'current');
  const privateKey = current && (await decrypt(current));
  if (!current || !privateKey) {
    await createKey(current?.id);
    return loadOrCreate();
  }
  const publicKeys = stored.map((key) => {
    return { ...key.public_jwk, kid: key.id, alg: algorithm, use: 'sig' };
  });
  return {
    current: { kid: current.id, privateKey },
    publicKeys,
    verifier: createLocalJWKSet({ keys: publicKeys }),
  };
}

/**
 * A key that cannot be decrypted means that AUTH_SECRET changed: it and its predecessors are
 * retired. Of two concurrent processes, the second finds the work done.
 */
async function createKey(unreadable: string | undefined): Promise<void> {
  const { id, publicJwk, encrypted } = await generateStoredKey();
  await asSystem().write(
    sql`update auth.signing_keys set status = 'retired'
      where ${unreadable ?? null}::uuid is not null
        and exists (select from auth.signing_keys where id = ${unreadable ?? null} and status = 'current')`,
    sql`insert into auth.signing_keys (id, algorithm, public_jwk, encrypted_private_key)
      values (${id}, ${algorithm}, ${publicJwk}, ${encrypted})
      on conflict (status) where status = 'current' do nothing`,
  );
}

/** A new key pair, ready to be stored: the private half is encrypted. */
export async function generateStoredKey() {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const id = systemRandom.uuid();
  const encrypted = sealText('signing-keys', JSON.stringify(await exportJWK(pair.privateKey)), id);
  const publicJwk = JSON.stringify(await exportJWK(pair.publicKey));
  return { id, algorithm, publicJwk, encrypted };
}

async function decrypt(key: StoredKey): Promise<CryptoKey | null> {
  const text = openSealedText('signing-keys', key.encrypted_private_key, key.id);
  return text === null ? null : ((await importJWK(JSON.parse(text), algorithm)) as CryptoKey);
}
