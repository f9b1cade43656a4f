import { existsSync, writeFileSync } from 'node:fs';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

export type DrillClock = {
  /** For the programs whose clock shall jump. */
  env: Record<string, string>;
  /** Sets the clock this many seconds ahead of the machine's. */
  jump(seconds: number): void;
};

/** The wall clock of programs, through libfaketime; their time since the start goes on evenly. */
export function createDrillClock(file: string): DrillClock {
  const jump = (seconds: number) => writeFileSync(file, `+${seconds}`);
  if (!existsSync(library)) {
    return {
      env: {},
      jump: () => {
        throw new Error('A jump of the clock needs Debian’s package faketime.');
      },
    };
  }
  jump(0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, jump };
}
