import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { recordSearchMiss } from './record-search-miss.server.ts';
import { sweepSearchMissesTask } from './sweep-search-misses-task.server.ts';

const database = fileDatabase();
const now = new Date('2026-11-18T10:00:00Z');
const from = (address: string) => ({ now, address });
const stored = () =>
  database.rows<{ term: string; week: string; times: number; found_some: boolean }>(
    'select term, week::text, times, found_some from search_misses order by term',
  );

it('counts a search by its week, however it was spelt, and nothing else', async () => {
  expect(await recordSearchMiss({ term: 'أرجوحة', foundSome: false }, from('10.0.0.1'))).toBe(true);
  expect(await recordSearchMiss({ term: ' ارجوحه ', foundSome: true }, from('10.0.0.2'))).toBe(
    true,
  );
  expect(await stored()).toEqual([
    { term: 'ارجوحه', week: '2026-11-16', times: 2, found_some: true },
  ]);
});

it.each(['mona@example.com', 'call 0100 123 4567', '٠١٠٠١٢٣٤٥٦٧', 'x', 'long '.repeat(20)])(
  'does not store %j',
  async (term) => {
    expect(await recordSearchMiss({ term, foundSome: false }, from('10.0.0.3'))).toBe(false);
  },
);

it('stores no more than its share of a network', async () => {
  const counted = await Promise.all(
    Array.from({ length: 70 }, (_, n) =>
      recordSearchMiss({ term: `hammock ${n}`, foundSome: false }, from('10.0.0.4')),
    ),
  );
  expect(counted.filter(Boolean)).toHaveLength(60);
});

it('stores 2,000 different terms of a week and still counts the known ones', async () => {
  await database.owner.query(`set role service_role; insert into search_misses (week, term)
    select '2026-11-16', 'term ' || n from generate_series(1, 2000) n; reset role`);
  const visitor = from('10.0.0.5');
  expect(await recordSearchMiss({ term: 'swing', foundSome: false }, visitor)).toBe(false);
  expect(await recordSearchMiss({ term: 'term 7', foundSome: false }, visitor)).toBe(true);
});

it('is forgotten after half a year', async () => {
  await database.owner.query(`set role service_role; insert into search_misses (week, term)
    values ('2026-04-06', 'long ago'), ('2026-06-01', 'not so long ago'); reset role`);
  await sweepSearchMissesTask.run({}, { now, isLastAttempt: false });
  const terms = (await stored()).map(({ term }) => term);
  expect(terms).not.toContain('long ago');
  expect(terms).toContain('not so long ago');
});
