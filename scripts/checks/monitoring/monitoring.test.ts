import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { metricsRegistry } from '#platform/metrics-registry.server.ts';
import { listFiles } from '../source-files.ts';
import { readExpression } from './read-expression.ts';

/** Made by Prometheus itself. */
const ofPrometheus: Record<string, string[]> = { up: [] };
/** Of Debian's package prometheus-node-exporter. */
const ofMachines: Record<string, string[]> = {
  node_systemd_unit_state: ['name', 'state', 'type'],
  node_filesystem_avail_bytes: ['device', 'fstype', 'mountpoint'],
  node_filesystem_size_bytes: ['device', 'fstype', 'mountpoint'],
};
const labelsOfPrometheus = ['job', 'instance', 'le'];

/** The labels of every metric that is scraped, by its name. */
const known = new Map(Object.entries({ ...ofPrometheus, ...ofMachines }));

beforeAll(async () => {
  const modules = listFiles('.', 'src', /(?<!\.test)\.ts$/).filter((path) =>
    /metrics-registry\.server/.test(readFileSync(path, 'utf8')),
  );
  for (const path of modules) await import(/* @vite-ignore */ resolve(path));
  for (const metric of metricsRegistry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as typeof metric & { labelNames: string[] };
    const suffixes = `${type}` === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const suffix of suffixes) known.set(name + suffix, labelNames);
  }
});

const alerts = [
  ...readFileSync('ops/monitoring/alerts.yml', 'utf8').matchAll(
    /^ *- alert: (\w+)\n +expr: (.+)$/gm,
  ),
].map(([, name, expr]) => ({ name: name!, expr: expr!, legend: '' }));

const { panels } = JSON.parse(readFileSync('ops/monitoring/dashboard.json', 'utf8')) as {
  panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[];
};
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ name: title, expr, legend: legendFormat })),
);

test('names are found in expressions', () => {
  const text = `sum by (le, route) (rate(a_total{status=~"5..", x!="b"}[5m])) / on (job) up > 0.5 unless max(b)`;
  expect(readExpression(text)).toEqual({
    metrics: ['a_total', 'up', 'b'],
    labels: ['status', 'x', 'le', 'route', 'job'],
  });
});

test.each([...alerts, ...shown])('$name: $expr names metrics that exist', ({ expr, legend }) => {
  const { metrics, labels } = readExpression(expr);
  expect(metrics).not.toEqual([]);
  expect(metrics.filter((name) => !known.has(name))).toEqual([]);
  const possible = [...labelsOfPrometheus, ...metrics.flatMap((name) => known.get(name) ?? [])];
  const inLegend = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  for (const label of [...labels, ...inLegend]) expect(possible).toContain(label);
});

test('every alert has an expression in one line, and panels differ in number', () => {
  const names = readFileSync('ops/monitoring/alerts.yml', 'utf8').match(/- alert:/g);
  expect(alerts).toHaveLength(names!.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
