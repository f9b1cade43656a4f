import type { UpdateMessage } from './update-message.ts';
import { openUpdateSource } from './open-update-source.ts';

interface Options {
  /** Tabs with the same name share a stream. */
  name: string;
  after: number | null;
  received(message: UpdateMessage): void;
}

/** A tab that opened after the stream asks for what has happened since its page was rendered. */
type TabMessage = UpdateMessage | { kind: 'joined'; after: number };

const maxRemembered = 100;

/**
 * One stream for all tabs of a browser, which allows a site only six connections over HTTP/1.1. The
 * tab that holds the lock reads the stream and passes it on; when it closes, the next takes over.
 */
export function shareUpdateSource({ name, after, received }: Options): () => void {
  // Web Locks need https or localhost.
  if (!navigator.locks) return openUpdateSource({ after, received });
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  const remembered: UpdateMessage[] = [];
  let position = after;
  let close = () => {};
  const post = (message: TabMessage) => channel.postMessage(message);
  const pass = (message: UpdateMessage) => {
    // Repeated for a tab that joined.
    if (position !== null && message.position <= position) return;
    ({ position } = message);
    received(message);
  };
  const repeat = (since: number) =>
    remembered.filter((message) => message.position > since).forEach(post);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'joined') repeat(data.after);
    else pass(data);
  });
  if (after !== null) post({ kind: 'joined', after });

  const lead = () =>
    new Promise<void>((release) => {
      const closeSource = openUpdateSource({
        after: position,
        received: (message) => {
          pass(message);
          post(message);
          remembered.push(message);
          if (remembered.length > maxRemembered) remembered.shift();
        },
      });
      close = () => {
        closeSource();
        release();
      };
      if (closing.signal.aborted) close();
    });
  navigator.locks.request(name, { signal: closing.signal }, lead).catch(() => {});

  return () => {
    closing.abort();
    close();
    channel.close();
  };
}
