import type { Worker } from 'node:cluster';

/** What node:cluster sends with a connection, and what it gets back when the worker has accepted. */
type Sent = { act?: string; seq?: number } | undefined;
type Received = { ack?: number } | undefined;
type Connection = { close(): void };

/**
 * Closes connections that were handed to a worker which ended before it accepted them. node:cluster
 * forgets these: they would stay open for good, and a visitor would wait for an answer. Closed, the
 * proxy sends the request to another worker.
 */
export function closeUnacceptedConnections({ process }: Worker): void {
  const unaccepted = new Map<number, Connection>();
  const send = process.send.bind(process) as (...parts: unknown[]) => boolean;
  process.send = (...parts: unknown[]) => {
    const [message, connection] = parts as [Sent, Connection | undefined];
    if (message?.act === 'newconn' && connection) unaccepted.set(message.seq!, connection);
    return send(...parts);
  };
  process.on('internalMessage', (message: Received) => {
    if (message?.ack !== undefined) unaccepted.delete(message.ack);
  });
  process.once('exit', () => {
    for (const connection of unaccepted.values()) connection.close();
  });
}
