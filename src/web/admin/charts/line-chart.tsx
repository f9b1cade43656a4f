import { ChartFrame } from './chart-frame.tsx';
import { areaPath, linePath } from './chart-geometry.ts';
import { ChartLink } from './chart-link.tsx';
import type { TimeChartProps } from './chart-point.ts';

/** A line over time, and the days that it is compared with as a second one. */
export function LineChart(props: TimeChartProps) {
  return (
    <ChartFrame {...props}>
      {(places, before) => (
        <>
          <path className="chart-area" d={areaPath(places)} />
          <path className="chart-before" d={linePath(before)} />
          <path className="chart-line" d={linePath(places)} />
          {props.points.map((point, index) => (
            <ChartLink key={point.key} point={point} place={places[index]!} isFirst={index === 0}>
              <circle cx={places[index]!.middle} cy={places[index]!.top} r={4} />
            </ChartLink>
          ))}
        </>
      )}
    </ChartFrame>
  );
}
