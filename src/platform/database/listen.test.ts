import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { pointTo, testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';
import { isListening, listen } from './listen.server.ts';

let database: TestDatabase;

const listening = `from pg_stat_activity
  where application_name = 'fustat listener' and datname = current_database()`;
const notify = (channel: string, payload: string) =>
  database.owner.query('select pg_notify($1, $2)', [channel, payload]);

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

it('delivers each channel to its listeners, over one connection, until they stop', async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = await Promise.all([
    listen('catalog', first),
    listen('catalog', second),
    listen('settings', other),
  ]);
  await notify('catalog', 'products');
  await eventually(() => expect(second).toHaveBeenCalledWith('products'));
  expect(first).toHaveBeenCalledWith('products');
  expect(other).not.toHaveBeenCalled();
  const connections = await database.owner.query(`select ${listening}`);
  expect(connections.rowCount).toBe(1);
  await Promise.all(stops.map((stop) => stop()));
  await eventually(async () => {
    expect((await database.owner.query(`select ${listening}`)).rowCount).toBe(0);
  });
});

it('comes back after a lost connection and says that something may have been missed', async () => {
  const [notified, reconnected] = [vi.fn(), vi.fn()];
  const stop = await listen('catalog', notified, reconnected);
  await database.owner.query(`select pg_terminate_backend(pid) ${listening}`);
  await eventually(() => expect(reconnected).toHaveBeenCalled());
  await notify('catalog', 'again');
  await eventually(() => expect(notified).toHaveBeenCalledWith('again'));
  await stop();
});

it('comes back when the database no longer answers on an open connection', async () => {
  const wire = await severableWire(database.url);
  onTestFinished(wire.cut);
  await pointTo(wire.url);
  onTestFinished(() => pointTo(database.url));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [notified, reconnected] = [vi.fn(), vi.fn()];
  const stop = await listen('catalog', notified, reconnected);
  wire.freeze();
  await notify('catalog', 'lost');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isListening()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await eventually(() => expect(isListening()).toBe(false));
  wire.thaw();
  await eventually(() => expect(reconnected).toHaveBeenCalled());
  await notify('catalog', 'again');
  await eventually(() => expect(notified.mock.calls).toEqual([['again']]));
  await stop();
});
