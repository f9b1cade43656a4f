import { once } from 'node:events';
import { freePort, startBuiltServer } from '#tests/support/built-server.ts';

export interface CrashingShop {
  url: string;
  /** Whether something was broken on purpose that still has its effect. */
  isDisturbed(): boolean;
  /** Runs a fault, during which the shop may fail to answer. */
  disturb(fault: () => Promise<void>): Promise<void>;
  /** SIGKILL; resolves when a new process listens at the same address. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The built shop, which is killed and started again at one address. */
export async function startCrashingShop(
  databaseUrl: string,
  nodeFlags: string[] = [],
): Promise<CrashingShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Each guest comes from an address of their own; what fails on purpose need not be read.
  const env = { PORT: `${port}`, PUBLIC_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const start = () => startBuiltServer(databaseUrl, { env, nodeFlags });
  let server = await start();
  let faults = 0;
  return {
    url,
    isDisturbed: () => faults > 0,
    async disturb(fault) {
      faults += 1;
      await fault();
      faults -= 1;
    },
    async kill() {
      const ended = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await ended;
      server = await start();
    },
    stop: () => server.stop(),
  };
}
