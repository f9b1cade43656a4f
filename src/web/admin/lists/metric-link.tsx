import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathOfMetric, type Metric } from '#domain/admin/lists/metric.ts';

interface MetricLinkProps {
  metric: Metric;
  className?: string;
  children: ReactNode;
}

/** A number that opens its rows. */
export const MetricLink = ({ metric, className, children }: MetricLinkProps) => (
  <Link to={pathOfMetric(metric)} className={className}>
    {children}
  </Link>
);
