import { z } from 'zod';
import { listen } from '#platform/database/listen.server.ts';
import { log } from '#platform/log.server.ts';
import { runToEnd } from '#platform/parsing/run-in-slices.server.ts';
import { Chunks } from './chunks.ts';
import { decodeJson, isShortName, type Broadcast } from './protocol/message.ts';

const sentMessage = z.object({
  topic: z.string().refine(isShortName),
  event: z.string().refine(isShortName),
  private: z.boolean(),
  payload: z.record(z.string(), z.unknown()),
});

type Deliver = (topic: string, isPrivate: boolean, broadcast: Broadcast) => void;

/** Receives what the database function `realtime.send` sends; every process hears it by itself. */
export function followDatabaseBroadcasts(deliver: Deliver): Promise<() => Promise<void>> {
  // The notices of one transaction arrive together and in order.
  const chunks = new Chunks();
  const receive = (notice: string) => {
    const [, ...chunk] = notice.split(' ');
    const text = chunks.add(chunk);
    if (text === undefined) return;
    const message = sentMessage.safeParse(runToEnd(decodeJson(text)));
    if (!message.success) {
      log.warn('a broadcast of the database is not understood');
      return;
    }
    const { topic, event, private: isPrivate, payload } = message.data;
    const body = Buffer.from(JSON.stringify(payload));
    deliver(topic, isPrivate, { event, encoding: 'json', isFramed: false, body });
  };
  return listen('realtime_broadcasts', receive);
}
