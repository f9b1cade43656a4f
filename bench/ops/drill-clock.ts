import { globSync, writeFileSync } from 'node:fs';

/** Debian names the folder after the processor. */
const [library] = globSync('/usr/lib/{,*/}faketime/libfaketimeMT.so.1');

export type DrillClock = {
  /** For the programs whose clock shall jump. */
  env: Record<string, string>;
  /** Why it cannot jump on this machine. */
  missing: string | undefined;
  /** Sets the clock this many seconds ahead of the machine's. */
  jump(seconds: number): void;
};

/** The wall clock of programs, through libfaketime; their time since the start goes on evenly. */
export function createDrillClock(file: string): DrillClock {
  const jump = (seconds: number) => writeFileSync(file, `+${seconds}`);
  if (!library) return { env: {}, missing: 'It needs Debian’s package faketime.', jump };
  jump(0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, missing: undefined, jump };
}
