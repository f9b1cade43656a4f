import { z } from 'zod';

const notice = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  keys: z.array(z.record(z.string(), z.unknown())),
  at: z.string(),
});

/** One row that changed. */
export interface FollowedChange {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  key: Record<string, unknown>;
  /** When, as PostgreSQL writes it. */
  at: string;
}

/** Reads what the database function `notify_table_change` writes. */
export function parseFollowedChanges(payload: string): FollowedChange[] {
  const parsed = notice.safeParse(JSON.parse(payload));
  if (!parsed.success) return [];
  const { keys, ...shared } = parsed.data;
  return keys.map((key) => ({ ...shared, key }));
}
