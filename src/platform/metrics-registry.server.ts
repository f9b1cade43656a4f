import { collectDefaultMetrics, Registry } from 'prom-client';

/** All figures of this process. */
export const metricsRegistry = new Registry();

collectDefaultMetrics({ register: metricsRegistry });
