import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { pointTo } from '#tests/support/database.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';
import { metricsRegistry } from '../metrics-registry.server.ts';
import './metrics.server.ts';

const database = fileDatabase();

async function readGauge(name: string): Promise<number | undefined> {
  const { values } = await metricsRegistry.getSingleMetric(name)!.get();
  return values[0]?.value;
}

it('says whether the database answers, and nothing of its jobs while it does not', async () => {
  const wire = await severableWire(database.url);
  onTestFinished(wire.cut);
  await pointTo(wire.url);
  expect([await readGauge('database_up'), await readGauge('jobs_waiting')]).toEqual([1, 0]);
  await wire.cut();
  expect([await readGauge('database_up'), await readGauge('jobs_waiting')]).toEqual([0, undefined]);
  await wire.mend();
  expect(await readGauge('database_up')).toBe(1);
});

it('does not wait until the connection to a silent database is given up', async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    silent.close();
  });
  await pointTo(`postgres://shop@127.0.0.1:${(silent.address() as AddressInfo).port}/shop`);
  expect(await readGauge('database_up')).toBe(0);
  expect(open.size).toBe(1);
});

it('counts replication slots without a reader', async () => {
  await pointTo(database.url);
  const before = (await readGauge('replication_slots_unused'))!;
  await database.owner.query(`select pg_create_physical_replication_slot('unused')`);
  onTestFinished(async () => {
    await database.owner.query(`select pg_drop_replication_slot('unused')`);
  });
  expect(await readGauge('replication_slots_unused')).toBe(before + 1);
});
