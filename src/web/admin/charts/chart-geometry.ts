import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

export interface ChartSize {
  width: number;
  height: number;
  /** Left free above and below, so that no line is cut. */
  inset: number;
}

export const plotSize: ChartSize = { width: 720, height: 220, inset: 10 };
const sparklineSize: ChartSize = { width: 160, height: 40, inset: 4 };

/** Where the values of a chart are drawn. Time runs in the direction of reading. */
export function placesOf(
  values: readonly number[],
  max: number,
  isRightToLeft: boolean,
  { width, height, inset }: ChartSize = plotSize,
) {
  const x = scaleBand<number>()
    .domain(values.map((_, index) => index))
    .range(isRightToLeft ? [width, 0] : [0, width]);
  const y = scaleLinear()
    .domain([0, max])
    .range([height - inset, inset]);
  return values.map((value, index) => ({
    left: x(index)!,
    middle: x(index)! + x.bandwidth() / 2,
    wide: x.bandwidth(),
    top: y(value),
  }));
}

export type Place = ReturnType<typeof placesOf>[number];

/** The end of the scale: a round number at or above every value. */
export function roundMax(values: readonly number[]): number {
  const [, max = 1] = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .nice(4)
    .domain();
  return max;
}

export const linePath = (places: readonly Place[]): string =>
  line<Place>(
    ({ middle }) => middle,
    ({ top }) => top,
  )(places) ?? '';

export const areaPath = (places: readonly Place[], { height, inset }: ChartSize = plotSize) =>
  area<Place>()
    .x(({ middle }) => middle)
    .y0(height - inset)
    .y1(({ top }) => top)(places) ?? '';

/** The path of a small line without points. */
export function sparklinePath(values: readonly number[], isRightToLeft: boolean): string {
  return linePath(placesOf(values, Math.max(1, ...values), isRightToLeft, sparklineSize));
}

/** A bar of a row, in hundredths of the longest; what is not nothing can be seen. */
export function barLength(value: number, max: number): number {
  if (value <= 0 || max <= 0) return 0;
  return Math.max(1, scaleLinear().domain([0, max]).range([0, 100])(value));
}
