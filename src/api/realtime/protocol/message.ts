import { isStorable } from '../../shared/read-json-body.ts';
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

/** undefined for text that is not JSON or is nested too deeply. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isStorable(value, limits.jsonDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isShortName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= limits.nameBytes;
