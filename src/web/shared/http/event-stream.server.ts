/** A browser this many messages behind is cut off; it comes back and catches up. */
const maxWaiting = 200;
/** Milliseconds until the browser reconnects by itself. */
const retry = 2000;

export interface EventSink {
  /** Sends text in the format of server-sent events. */
  send(text: string): void;
  end(): void;
}

/** What feeds a stream: it can be stopped, or it was rejected. */
type Feed<Rejection> = { ok: true; stop(): void } | Rejection;

/** Opens a stream of server-sent events; `follow` starts what feeds it. */
export async function openEventStream<Rejection extends { ok: false }>(
  signal: AbortSignal,
  follow: (sink: EventSink) => Promise<Feed<Rejection>>,
): Promise<{ ok: true; stream: ReadableStream<Uint8Array> } | Rejection> {
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
  const followed = await follow({ send, end });
  if (!followed.ok) return followed;
  stop = followed.stop;
  // The browser may go before anything reads the stream.
  signal.addEventListener('abort', end);
  if (!isOpen || signal.aborted) stop();
  return { ok: true, stream };
}

export const respondWithEvents = (stream: ReadableStream<Uint8Array>) =>
  new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      // No compression, and no buffering by a proxy: each event leaves at once.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
