import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plotSize, type Place } from './chart-geometry.ts';
import type { ChartPoint } from './chart-point.ts';

interface ChartLinkProps {
  point: ChartPoint;
  place: Place;
  /** Only one point of a chart is reached by the Tab key. */
  isFirst: boolean;
  children: ReactNode;
}

/** A point that opens its rows or sums; the whole height above and below it can be pressed. */
export function ChartLink({ point: { name, to }, place, isFirst, children }: ChartLinkProps) {
  return (
    <Link to={to} className="chart-link" aria-label={name} tabIndex={isFirst ? 0 : -1}>
      <title>{name}</title>
      <rect
        className="chart-touch"
        x={place.left}
        y={0}
        width={place.wide}
        height={plotSize.height}
      />
      {children}
    </Link>
  );
}
