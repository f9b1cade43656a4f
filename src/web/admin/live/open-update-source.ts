import type { LiveUpdate } from '#domain/admin/live-updates.ts';
import type { UpdateMessage } from './update-message.ts';

const firstDelay = 2000;
const longestDelay = 60_000;
/** The server beats every 20 seconds; a stream that is silent for longer is dead. */
const silence = 65_000;

interface Options {
  after: number | null;
  received(message: UpdateMessage): void;
}

/** Keeps a stream of updates open until closed. */
export function openUpdateSource({ after, received }: Options): () => void {
  let position = after;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;

  const again = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, milliseconds);
  };
  const pass = (message: UpdateMessage) => {
    position = message.position;
    received(message);
  };

  function connect(): void {
    source?.close();
    const query = position === null ? '' : `?after=${position}`;
    source = new EventSource(`/admin/live${query}`);
    const opened = source;
    const on = (type: string, listener: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(type, listener as (event: Event) => void);
    again(silence);
    on('open', () => {
      delay = firstDelay;
      again(silence);
    });
    on('beat', () => again(silence));
    on('missed', ({ lastEventId }) => pass({ kind: 'missed', position: Number(lastEventId) }));
    on('message', ({ data, lastEventId }) => {
      again(silence);
      pass({
        kind: 'updates',
        updates: JSON.parse(data) as LiveUpdate[],
        position: Number(lastEventId),
      });
    });
    // The browser reconnects by itself, but not after a response that is no stream.
    on('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      again(delay);
      delay = Math.min(delay * 2, longestDelay);
    });
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
