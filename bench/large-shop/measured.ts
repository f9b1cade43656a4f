import { fork } from 'node:child_process';
import { once } from 'node:events';
import { demoEnvironment } from '#tests/support/demo-environment.ts';

export type Measured = {
  /** How many milliseconds each of so many runs took. */
  run(asked: string, times: number): Promise<number[]>;
  stop(): void;
};

/** The service over one database, in a process of its own, as a server would call it. */
export async function startMeasured(script: string, databaseUrl: string): Promise<Measured> {
  const child = fork(script, {
    env: { ...process.env, ...demoEnvironment(databaseUrl, 'http://127.0.0.1:3000') },
  });
  await once(child, 'message');
  return {
    async run(asked, times) {
      child.send({ asked, times });
      const [durations] = await once(child, 'message');
      return durations as number[];
    },
    stop: () => child.kill(),
  };
}

/** Answers what `startMeasured` asks, by doing it again and again. */
export function answerWith(work: (asked: string) => Promise<unknown>): void {
  process.on('message', async ({ asked, times }: { asked: string; times: number }) => {
    const durations: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const start = performance.now();
      await work(asked);
      durations.push(performance.now() - start);
    }
    process.send?.(durations);
  });
  process.send?.('ready');
}

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
