import { AggregatorRegistry } from 'prom-client';
import { expect, it } from 'vitest';
import { metricsRegistry } from './metrics-registry.server.ts';

const lateness = 'nodejs_eventloop_lag_p99_seconds';

async function figuresOfWorker(seconds: number) {
  const figures = await metricsRegistry.getMetricsAsJSON();
  const ofOthers = figures.filter(({ name }) => name !== lateness);
  const own = figures.find(({ name }) => name === lateness)!;
  return [...ofOthers, { ...own, values: [{ value: seconds, labels: {} }] }];
}

it('shows the lateness of the worst worker, not the mean of all', async () => {
  const workers = await Promise.all([0.01, 0.8, 0.02].map(figuresOfWorker));
  const figures = await AggregatorRegistry.aggregate(workers).metrics();
  expect(figures).toMatch(new RegExp(`^${lateness} 0\\.8$`, 'm'));
});
