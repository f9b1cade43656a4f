import type { Steps } from '#platform/parsing/run-in-slices.server.ts';
import { limits } from '../limits.ts';
import { decodeBinary } from './binary-frames.ts';
import { isShortName, decodeJson, type ClientMessage, type Ref, type Version } from './message.ts';

/** Reads a frame of a client; undefined when it is malformed. */
export function* decodeMessage(
  version: Version,
  data: Buffer,
  isBinary: boolean,
): Steps<ClientMessage | undefined> {
  if (isBinary) return version === 2 ? yield* decodeBinary(data) : undefined;
  const value = yield* decodeJson(data.toString('utf8'));
  if (value === undefined) return undefined;
  if (version === 2) return Array.isArray(value) ? toMessage(value) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { join_ref, ref, topic, event, payload } = value as Record<string, unknown>;
  return toMessage([join_ref, ref, topic, event, payload]);
}

function toMessage([joinRef, ref, topic, event, payload]: unknown[]): ClientMessage | undefined {
  const refs = [toRef(joinRef), toRef(ref)] as const;
  if (refs[0] === undefined || refs[1] === undefined) return undefined;
  if (!isShortName(topic) || !isShortName(event)) return undefined;
  return { joinRef: refs[0], ref: refs[1], topic, event, payload };
}

function toRef(value: unknown): Ref | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= limits.nameBytes ? value : undefined;
}
