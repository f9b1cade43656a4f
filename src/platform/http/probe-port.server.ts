import { once } from 'node:events';
import { type AddressInfo, Server } from 'node:net';

/** Rejects when the port is taken. Returns it; for 0, one that is free. */
export async function probePort({ host, port }: { host: string; port: number }): Promise<number> {
  const probe = new Server().listen({ host, port });
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
