import { ChartFrame } from './chart-frame.tsx';
import { linePath, plotSize } from './chart-geometry.ts';
import { ChartLink } from './chart-link.tsx';
import type { TimeChartProps } from './chart-point.ts';

const floor = plotSize.height - plotSize.inset;

/** A bar for each step of time, behind it the days that it is compared with as a line. */
export function BarChart(props: TimeChartProps) {
  return (
    <ChartFrame {...props}>
      {(places, before) => (
        <>
          {props.points.map((point, index) => {
            const place = places[index]!;
            const gap = place.wide * 0.15;
            return (
              <ChartLink key={point.key} point={point} place={place} isFirst={index === 0}>
                <rect
                  className="chart-bar"
                  x={place.left + gap}
                  y={place.top}
                  width={place.wide - 2 * gap}
                  height={floor - place.top}
                />
              </ChartLink>
            );
          })}
          <path className="chart-before" d={linePath(before)} />
        </>
      )}
    </ChartFrame>
  );
}
