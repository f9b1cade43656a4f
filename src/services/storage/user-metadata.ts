import { z } from 'zod';
import { parseJson } from '#platform/parsing/parse-json.ts';
import { runToEnd } from '#platform/parsing/run-in-slices.server.ts';

const metadata = z.record(z.string(), z.unknown());
const limits = { depth: 32, members: 1_000, values: 1_000 };

/** What a client writes beside a file, as JSON. Null when it is no object that PostgreSQL can store. */
export function parseUserMetadata(text: string): Record<string, unknown> | null {
  if (!text.isWellFormed()) return null;
  const parsed = runToEnd(parseJson(text, limits));
  return parsed.ok ? (metadata.safeParse(parsed.value).data ?? null) : null;
}
