import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { asVisitor } from './database/run-as.server.ts';
import { metricsRegistry } from './metrics-registry.server.ts';

fileDatabase();
beforeEach(() => metricsRegistry.resetMetrics());
afterEach(() => vi.restoreAllMocks());

async function readFigures() {
  const durations = await metricsRegistry.getSingleMetric('database_round_trip_seconds')!.get();
  const slow = await metricsRegistry.getSingleMetric('database_slow_round_trips_total')!.get();
  const named = durations.values as { metricName?: string; value: number }[];
  const count = named.find(({ metricName }) => metricName?.endsWith('_count'))?.value;
  return { count, slow: slow.values[0]?.value };
}

/** A clock that goes on by an hour when the test says so. */
function hastyClock() {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return { passHour: () => void (time += 3_600_000) };
}

it('measures what a transaction waits for the database, not what it does in between', async () => {
  const { passHour } = hastyClock();
  await asVisitor().transaction(async (trx) => {
    await sql`select 1`.execute(trx);
    passHour();
    await sql`select 2`.execute(trx);
  });
  // Two queries and COMMIT.
  expect(await readFigures()).toEqual({ count: 3, slow: 0 });
});

it('counts a slow round trip of a transaction', async () => {
  const { passHour } = hastyClock();
  await asVisitor().transaction(async (trx) => {
    const reading = sql`select 1`.execute(trx);
    setImmediate(passHour);
    await reading;
  });
  expect(await readFigures()).toEqual({ count: 2, slow: 1 });
});
