import { createHash } from 'node:crypto';
import type pg from 'pg';

const staffRoles = [
  'admin',
  'sales',
  'marketing',
  'technical_office_manager',
  'content_manager',
] as const;

export type Caller = { name: string; role: 'anon' | 'authenticated'; userId: string | null };

const visitor: Caller = { name: 'visitor', role: 'anon', userId: null };
const members = ['customer', ...staffRoles].map((name): Caller => ({
  name,
  role: 'authenticated',
  userId: sampleId(name),
}));

/** The seven kinds of callers; all but the visitor have an account. */
export const callers: readonly Caller[] = [visitor, ...members];

/** Owns the rows that are foreign to every caller. */
export const strangerId = sampleId('stranger');

/** A member of staff other than the callers. */
export const colleagueId = sampleId('colleague');

export const ownerIds = [...members.map(({ userId }) => userId!), strangerId];

/** The same parts give the same id in every run. */
export function sampleId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function roleOf(userId: string): string | undefined {
  return staffRoles.find((role) => sampleId(role) === userId);
}

export async function createAccounts(owner: pg.Client): Promise<void> {
  for (const userId of [...ownerIds, colleagueId]) {
    await owner.query(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{"full_name": "Nour"}')`,
      [userId, `${userId}@fustat.example`],
    );
  }
  for (const role of staffRoles) {
    await owner.query(
      'insert into public.user_roles (user_id, role, granted_by) values ($1, $2, $3)',
      [sampleId(role), role, sampleId('admin')],
    );
  }
}
