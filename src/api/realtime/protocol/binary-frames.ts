import type { Steps } from '#platform/parsing/run-in-slices.server.ts';
import type { Broadcast, ClientMessage } from './message.ts';
import { decodeJson, isShortName } from './message.ts';

/** A broadcast of a client, and one for a client. */
const kinds = { push: 3, broadcast: 4 } as const;
const encodings = { binary: 0, json: 1 } as const;
/** Kind, five lengths and the encoding. */
const pushHeader = 7;

/** Reads a broadcast of a client; undefined for anything else. */
export function* decodeBinary(data: Buffer): Steps<ClientMessage | undefined> {
  if (data.length < pushHeader || data[0] !== kinds.push) return undefined;
  const lengths = [...data.subarray(1, 6)];
  const bodyStart = lengths.reduce((sum, length) => sum + length, pushHeader);
  if (data.length < bodyStart) return undefined;
  let offset = pushHeader;
  const [joinRef = '', ref = '', topic, event] = lengths.map((length) =>
    data.toString('utf8', offset, (offset += length)),
  );
  const encoding = data[6] === encodings.json ? 'json' : 'binary';
  if (!isShortName(topic) || !isShortName(event)) return undefined;
  // A copy: the bytes of a frame belong to the socket's buffer.
  const body = Buffer.from(data.subarray(bodyStart));
  if (encoding === 'json' && (yield* decodeJson(body.toString('utf8'))) === undefined)
    return undefined;
  const broadcast: Broadcast = { event, encoding, body, isFramed: true };
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: null,
    broadcast,
  };
}

/** A broadcast for a client of version 2. */
export function encodeBinaryBroadcast(topic: string, { event, encoding, body }: Broadcast): Buffer {
  const names = [Buffer.from(topic), Buffer.from(event)] as const;
  const header = [kinds.broadcast, names[0].length, names[1].length, 0, encodings[encoding]];
  return Buffer.concat([Buffer.from(header), ...names, body]);
}
