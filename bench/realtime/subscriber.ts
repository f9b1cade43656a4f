import { WebSocket } from 'ws';

interface Message {
  event: string;
  payload: { status?: string; message?: string; data?: { record?: { id: string } } };
}

export interface Subscriber {
  /** Resolves at the time of the next change of the row. */
  changeOf(id: string): Promise<number>;
  changesSeen(): number;
  close(): void;
}

/** Follows a table as an unmodified client would, and resolves when PostgreSQL is listened to. */
export function subscribe(url: string, table: string, token: string): Promise<Subscriber> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<string, (at: number) => void>();
  let seen = 0;
  const subscriber: Subscriber = {
    changeOf: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    changesSeen: () => seen,
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The server closed a connection: ${code}`)));
    socket.on('open', () => {
      const postgres_changes = [{ event: '*', schema: 'public', table }];
      const payload = { config: { postgres_changes }, access_token: token };
      const topic = 'realtime:bench';
      socket.send(JSON.stringify({ topic, event: 'phx_join', payload, ref: '1', join_ref: '1' }));
    });
    socket.on('message', (data: Buffer) => {
      const { event, payload } = JSON.parse(data.toString()) as Message;
      if (event === 'postgres_changes') {
        seen += 1;
        waiting.get(payload.data?.record?.id ?? '')?.(performance.now());
      } else if (event === 'system' && payload.status === 'ok') resolve(subscriber);
      else if (payload.status === 'error') reject(new Error(JSON.stringify(payload)));
    });
  });
}
