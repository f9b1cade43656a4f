import { z } from 'zod';

const cursorSchema = z.object({
  column: z.enum(['name', 'updated_at', 'created_at']),
  order: z.enum(['asc', 'desc']),
  name: z.string().max(1100),
  /** The time of the last entry; empty when sorted by name. */
  position: z.string().regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)?$/),
});

/** Where a page of a list ended. */
export type ListCursor = z.infer<typeof cursorSchema>;

export const encodeCursor = (cursor: ListCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Null for a text that we did not write. */
export function decodeCursor(text: string): ListCursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const cursor = cursorSchema.parse(value);
    return cursor.column === 'name' || cursor.position !== '' ? cursor : null;
  } catch {
    return null;
  }
}
