import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SeverableWire = {
  /** The same database, at the near end of the wire. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Nothing passes any more and neither end is informed, as when the network drops packets. */
  freeze(): void;
  /** New connections pass again. */
  thaw(): void;
};

/** A wire to the database that can be cut, as when its machine goes away, or frozen, and restored. */
export async function severableWire(databaseUrl: string): Promise<SeverableWire> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isFrozen = false;
  const wire = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => end.destroy()).on('close', () => open.delete(end));
    }
    if (!isFrozen) near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    wire.listen(port, '127.0.0.1');
    await once(wire, 'listening');
    return (wire.address() as AddressInfo).port;
  };
  const url = new URL(databaseUrl);
  const port = await listen(0);
  url.port = `${port}`;
  return {
    url: url.href,
    async cut() {
      wire.close();
      for (const end of open) end.destroy();
      await once(wire, 'close');
    },
    async mend() {
      await listen(port);
    },
    freeze() {
      isFrozen = true;
      for (const end of open) end.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
    },
  };
}
