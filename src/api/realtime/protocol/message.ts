import { parseJson } from '#platform/parsing/parse-json.ts';
import type { Steps } from '#platform/parsing/run-in-slices.server.ts';
import { limits } from '../limits.ts';

/** The versions of the phoenix protocol: 1.0.0 sends objects, 2.0.0 arrays and binary frames. */
export type Version = 1 | 2;

export type Ref = string | null;

/** A broadcast as its sender encoded it. */
export interface Broadcast {
  event: string;
  encoding: 'json' | 'binary';
  /** JSON text, or the bytes of a binary payload. */
  body: Buffer;
  /** Sent in a binary frame, and so delivered in one to clients of version 2. */
  isFramed: boolean;
}

/** A message of a client. */
export interface ClientMessage {
  joinRef: Ref;
  ref: Ref;
  topic: string;
  event: string;
  payload: unknown;
  /** Instead of a payload, for a broadcast in a binary frame. */
  broadcast?: Broadcast;
}

const jsonLimits = { depth: limits.jsonDepth, members: 10_000, values: 50_000 };

/** undefined for text that is not JSON, is nested too deeply or has too many values. */
export function* decodeJson(text: string): Steps<unknown> {
  const parsed = yield* parseJson(text, jsonLimits);
  return parsed.ok ? parsed.value : undefined;
}

export const isShortName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= limits.nameBytes;
