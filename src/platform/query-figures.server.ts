import { Counter, Histogram } from 'prom-client';
import { metricsRegistry } from './metrics-registry.server.ts';

/** Seconds; PostgreSQL's own log names the statement (log_min_duration_statement). */
const slow = 0.5;

const durations = new Histogram({
  name: 'database_round_trip_seconds',
  help: 'Time of one round trip to the database, from sending to the last result.',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers: [metricsRegistry],
});

const slowQueries = new Counter({
  name: 'database_slow_round_trips_total',
  help: 'Round trips to the database of more than half a second.',
  registers: [metricsRegistry],
});

export function observeRoundTrip(seconds: number): void {
  durations.observe(seconds);
  if (seconds > slow) slowQueries.inc();
}
