import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { deriveKey, isSameSecret } from '../shared/signed-tokens.server.ts';

export type ApiKeyKind = 'publishable' | 'secret';
export type ApiKeys = Record<ApiKeyKind, string>;

/** A revoked key stops working in every process within this time. */
const cacheMilliseconds = 10_000;
const shortestReloadMilliseconds = 1_000;
const keyFormat = /^sb_(publishable|secret)_([0-9a-f]{32})_([A-Za-z0-9_-]{22})$/;

let cached: { loadedAt: number; valid: Promise<ReadonlySet<string>> } | undefined;

/** The newest key of each kind; they are created when first asked for. */
export async function currentApiKeys(): Promise<ApiKeys> {
  await asSystem().write(sql`
    insert into auth.api_keys (kind)
    select wanted.kind from unnest(array['publishable', 'secret']) as wanted (kind)
    where not exists (
      select from auth.api_keys present
      where present.kind = wanted.kind and present.revoked_at is null)`);
  return newestKeys();
}

/** New keys of both kinds; the older ones work until they are revoked. */
export async function addApiKeys(): Promise<ApiKeys> {
  await asSystem().write(sql`
    insert into auth.api_keys (kind) values ('publishable'), ('secret')`);
  return newestKeys();
}

/** Ends all keys but the newest of each kind. */
export async function revokeOlderApiKeys(now: Date): Promise<void> {
  await asSystem().write(sql`
    update auth.api_keys set revoked_at = ${now}
    where revoked_at is null and id not in (
      select distinct on (kind) id from auth.api_keys
      where revoked_at is null order by kind, created_at desc, id)`);
  cached = undefined;
}

/** The kind of a valid key; null for one that was revoked or is not ours. */
export async function verifyApiKey(key: string, now: Date): Promise<ApiKeyKind | null> {
  const [, kind, id] = keyFormat.exec(key) ?? [];
  if (!kind || !id || !isSameSecret(key, keyOf(kind as ApiKeyKind, id))) return null;
  const known = (await validIds(now, cacheMilliseconds)).has(id);
  // Another process may just have created it; only genuine keys come this far.
  const isValid = known || (await validIds(now, shortestReloadMilliseconds)).has(id);
  return isValid ? (kind as ApiKeyKind) : null;
}

/** Whether a text looks like such a key. */
export function isApiKey(text: string): boolean {
  return text.startsWith('sb_');
}

async function newestKeys(): Promise<ApiKeys> {
  const [rows] = await asSystem().read(sql<{ kind: ApiKeyKind; id: string }>`
    select distinct on (kind) kind, id from auth.api_keys
    where revoked_at is null order by kind, created_at desc, id`);
  cached = undefined;
  const newest = (kind: ApiKeyKind) => rows.find((row) => row.kind === kind)!.id;
  return {
    publishable: keyOf('publishable', newest('publishable').replaceAll('-', '')),
    secret: keyOf('secret', newest('secret').replaceAll('-', '')),
  };
}

function keyOf(kind: ApiKeyKind, id: string): string {
  const signature = createHmac('sha256', deriveKey('api-keys')).update(`${kind} ${id}`);
  return `sb_${kind}_${id}_${signature.digest('base64url').slice(0, 22)}`;
}

function validIds(now: Date, oldest: number): Promise<ReadonlySet<string>> {
  if (cached && Math.abs(now.getTime() - cached.loadedAt) < oldest) return cached.valid;
  const entry = { loadedAt: now.getTime(), valid: loadValidIds() };
  cached = entry;
  entry.valid.catch(() => {
    if (cached === entry) cached = undefined;
  });
  return entry.valid;
}

async function loadValidIds(): Promise<ReadonlySet<string>> {
  const [rows] = await asSystem().read(sql<{ id: string }>`
    select replace(id::text, '-', '') as id from auth.api_keys where revoked_at is null`);
  return new Set(rows.map((row) => row.id));
}
