import { type Aggregator, collectDefaultMetrics, type Metric, Registry } from 'prom-client';

/** All figures of this process. */
export const metricsRegistry = new Registry();

collectDefaultMetrics({ register: metricsRegistry });

/** By default the launcher reports the mean, in which one late worker of many is lost. */
const lateness = metricsRegistry.getSingleMetric('nodejs_eventloop_lag_p99_seconds');
(lateness as Metric & { aggregator: Aggregator }).aggregator = 'max';
