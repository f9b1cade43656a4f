import cluster from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveWorkerMetrics } from './serve-worker-metrics.ts';

const workerCode = `
const { AggregatorRegistry, Gauge } = require(${JSON.stringify(resolve('node_modules/prom-client'))});
new Gauge({ name: 'chairs', help: 'Chairs.' }).set(4);
new AggregatorRegistry();
`;

function startWorker() {
  const folder = mkdtempSync(join(tmpdir(), 'fustat-metrics-'));
  const exec = join(folder, 'worker.cjs');
  writeFileSync(exec, workerCode);
  cluster.setupPrimary({ exec, execArgv: [] });
  const worker = cluster.fork();
  onTestFinished(() => {
    worker.process.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return worker;
}

it('serves the figures of the workers, and an error once there are none', async () => {
  const server = serveWorkerMetrics(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`);

  const workers = [startWorker(), startWorker()];
  const figures = await scrape();
  expect([figures.status, await figures.text()]).toEqual([
    200,
    expect.stringMatching(/^chairs 8$/m),
  ]);

  for (const worker of workers) worker.process.kill('SIGKILL');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect((await scrape()).status).toBe(503);
});
