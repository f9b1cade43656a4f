import { pathOfList, type ListDeclaration } from './list.ts';

type Aggregate<List extends ListDeclaration> =
  /** How many rows. */
  | 'count'
  /** The sum of an amount, by currency. */
  | { sum: keyof List['columns'] & string }
  /** The earliest time or day. */
  | { first: keyof List['columns'] & string };

/** A number about a list, whose address shows exactly the rows that it was computed from. */
export interface Metric extends MetricOf<ListDeclaration> {}

interface MetricOf<List extends ListDeclaration> {
  list: List;
  /** In the form of the list's address, such as 'status=placed'. */
  filter: string;
  aggregate: Aggregate<List>;
}

/** Its column is checked against the list here. */
export const defineMetric = <const List extends ListDeclaration>(
  metric: MetricOf<List>,
): Metric => ({ ...metric, list: metric.list });

/** The rows behind a number. */
export const pathOfMetric = ({ list, filter }: Metric): string =>
  filter === '' ? pathOfList(list) : `${pathOfList(list)}?${filter}`;
