import { fail } from './failures.ts';

/** Ctrl-C arrives twice, from the terminal and from npm: only a later one is impatience. */
const ECHO = 1_000;

/** The first signal stops in order; a second one, at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let since: number | undefined;
  const handle = () => {
    if (since === undefined) {
      since = Date.now();
      stop().then(() => process.exit(0), fail);
    } else if (Date.now() - since > ECHO) {
      process.exit(1);
    }
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  process.on('SIGHUP', handle);
  // The launcher that started this process is gone.
  process.on('disconnect', handle);
}
