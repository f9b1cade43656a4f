import { z } from 'zod';

const notice = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  keys: z.array(z.record(z.string(), z.unknown())),
  rows: z.array(z.record(z.string(), z.unknown())).optional(),
  at: z.string(),
});

/** One row that changed. */
export interface FollowedChange {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  key: Record<string, unknown>;
  /** Of a deleted row: the columns that policies ask for, unless there was too much to send. */
  row?: Record<string, unknown> | undefined;
  /** When, as PostgreSQL writes it. */
  at: string;
}

/** Reads what the database function `notify_table_change` writes. */
export function parseFollowedChanges(payload: string): FollowedChange[] {
  const parsed = notice.safeParse(JSON.parse(payload));
  if (!parsed.success) return [];
  const { keys, rows, ...shared } = parsed.data;
  return keys.map((key, index) => ({ ...shared, key, row: rows?.[index] }));
}
