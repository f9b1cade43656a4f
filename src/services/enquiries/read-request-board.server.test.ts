import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createEnquiry } from '#tests/support/enquiries.ts';
import { person } from '#tests/support/ordering.ts';
import { readRequestBoard } from './read-request-board.server.ts';

const now = new Date();
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const add = (status: string, hoursAgo: number) =>
  createEnquiry(database.owner, 'custom_service', {
    full_name: `${status} ${hoursAgo}`,
    status,
    created_at: new Date(now.getTime() - hoursAgo * 3_600_000),
  });

it('shows what waits longest first, and of what has ended only the latest', async () => {
  for (const hours of [1, 3, 2]) await add('new', hours);
  for (let index = 0; index < 10; index += 1) await add('completed', index);
  const columns = await readRequestBoard(await person(now, ['technical_office_manager']));
  const column = (status: string) => columns.find((each) => each.status === status)!;
  expect(column('new').cards.map(({ name }) => name)).toEqual(['new 3', 'new 2', 'new 1']);
  expect(column('completed').total).toBe(10);
  expect(column('completed').cards).toHaveLength(8);
  const marketing = await readRequestBoard(await person(now, ['marketing']));
  expect(marketing.every(({ total }) => total === 0)).toBe(true);
});
