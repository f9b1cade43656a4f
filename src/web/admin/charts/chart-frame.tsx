import { useId, type ReactNode } from 'react';
import { useLocale } from '#i18n/react.tsx';
import { placesOf, plotSize, roundMax, type Place } from './chart-geometry.ts';
import type { TimeChartProps } from './chart-point.ts';
import './charts.css';
import { useArrowKeys } from './use-arrow-keys.ts';

interface ChartFrameProps extends TimeChartProps {
  /** Draws the points at their places, and those they are compared with. */
  children: (places: readonly Place[], before: readonly Place[]) => ReactNode;
}

/** Title, scale, legend and the plot. Texts stand outside of it, so that they never shrink with it. */
export function ChartFrame({ title, points, format, texts, children }: ChartFrameProps) {
  const id = useId();
  const max = roundMax(points.flatMap(({ value, before }) => [value, before]));
  const isRightToLeft = useLocale() === 'ar';
  const placed = (values: number[]) => placesOf(values, max, isRightToLeft);
  const { width, height, inset } = plotSize;
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart-title" id={id}>
        {title}
      </figcaption>
      <p className="chart-legend">
        <span className="chart-legend-now">{texts.now}</span>
        <span className="chart-legend-before">{texts.before}</span>
      </p>
      <p className="chart-most">{format(max)}</p>
      <svg
        className="chart-plot"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-labelledby={id}
        onKeyDown={useArrowKeys()}
      >
        <g className="chart-grid" aria-hidden="true">
          {[inset, height / 2, height - inset].map((y) => (
            <line key={y} x1={0} x2={width} y1={y} y2={y} />
          ))}
        </g>
        {children(
          placed(points.map(({ value }) => value)),
          placed(points.map(({ before }) => before)),
        )}
      </svg>
      <p className="chart-ends">
        <span>{texts.first}</span>
        <span>{texts.last}</span>
      </p>
    </figure>
  );
}
