import { z } from 'zod';

/** What a client writes beside a file, as JSON. Null when it is no object that PostgreSQL can store. */
export function parseUserMetadata(text: string): Record<string, unknown> | null {
  try {
    const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    const isStorable = !/\\u0000|\\ud[89a-f]/i.test(text) && text.isWellFormed();
    return parsed.success && isStorable ? parsed.data : null;
  } catch {
    return null;
  }
}
