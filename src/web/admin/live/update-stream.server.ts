import {
  followUpdates,
  type FollowInput,
  type FollowResult,
} from '#services/admin/live/follow-updates.server.ts';

/** A browser this many messages behind is cut off; it comes back and catches up. */
const maxWaiting = 200;
/** Milliseconds until the browser reconnects by itself. */
const retry = 2000;

type StreamResult =
  | { ok: true; stream: ReadableStream<Uint8Array> }
  | Extract<FollowResult, { ok: false }>;

/** The updates of staff as server-sent events. */
export async function openUpdateStream({
  signal,
  ...input
}: FollowInput & { signal: AbortSignal }): Promise<StreamResult> {
  const encoder = new TextEncoder();
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start: (own) => void (controller = own),
    cancel: () => {
      isOpen = false;
      stop();
    },
  });
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    stop();
    controller.close();
  };
  const send = (text: string) => {
    if (!isOpen) return;
    if ((controller.desiredSize ?? 0) < -maxWaiting) end();
    else controller.enqueue(encoder.encode(text));
  };
  send(`retry: ${retry}\n\n`);
  const followed = await followUpdates(input, {
    updates: (updates, position) => send(`id: ${position}\ndata: ${JSON.stringify(updates)}\n\n`),
    missed: (position) => send(`id: ${position}\nevent: missed\ndata:\n\n`),
    beat: () => send('event: beat\ndata:\n\n'),
    end,
  });
  if (!followed.ok) return followed;
  stop = followed.stop;
  // The browser may go before anything reads the stream.
  signal.addEventListener('abort', end);
  if (!isOpen || signal.aborted) stop();
  return { ok: true, stream };
}
