/** One value of a chart over time. */
export interface ChartPoint {
  key: string;
  /** For the height alone: amounts stay exact in `name`. */
  value: number;
  before: number;
  /** Everything the point says, for screen readers and as a tooltip. */
  name: string;
  /** The rows or sums behind it. */
  to: string;
}

export interface TimeChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** Formats the end of the scale. */
  format: (value: number) => string;
  /** The first and the last step, and what the two lines are. */
  texts: { first: string; last: string; now: string; before: string };
}
