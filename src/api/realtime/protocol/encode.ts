import { encodeBinaryBroadcast } from './binary-frames.ts';
import type { Broadcast, Ref, Version } from './message.ts';

export type Frame = string | Buffer;

interface Outgoing {
  joinRef?: Ref;
  ref?: Ref;
  topic: string;
  event: string;
  /** JSON text: a message for many is encoded once, and PostgreSQL encodes rows. */
  payload: string;
}

/** A message for a client. */
export function encodeMessage(
  version: Version,
  { joinRef = null, ref = null, topic, event, payload }: Outgoing,
): string {
  const head = [joinRef, ref, topic, event].map((part) => JSON.stringify(part));
  return version === 2
    ? `[${head.join(',')},${payload}]`
    : `{"ref":${head[1]},"topic":${head[2]},"event":${head[3]},"payload":${payload}}`;
}

/** Undefined when the client's version cannot express it. */
export function encodeBroadcast(
  version: Version,
  topic: string,
  broadcast: Broadcast,
): Frame | undefined {
  if (version === 2 && broadcast.isFramed) return encodeBinaryBroadcast(topic, broadcast);
  if (broadcast.encoding === 'binary') {
    return version === 2 ? encodeBinaryBroadcast(topic, broadcast) : undefined;
  }
  const event = JSON.stringify(broadcast.event);
  const payload = `{"type":"broadcast","event":${event},"payload":${broadcast.body.toString('utf8')}}`;
  return encodeMessage(version, { topic, event: 'broadcast', payload });
}
