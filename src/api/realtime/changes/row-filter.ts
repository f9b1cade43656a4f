import { limits } from '../limits.ts';

export const operators = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: '=',
  is: 'is',
} as const;
type Operator = keyof typeof operators;

/** One comparison of a filter such as `status=eq.shipped`; `in` compares with several values. */
export interface RowCondition {
  /** The condition in writing: followers with the same one share its evaluation. */
  text: string;
  column: string;
  operator: Operator;
  isNegated: boolean;
  values: string[];
}

export type ParsedRowFilter =
  | { ok: true; conditions: RowCondition[] }
  | { ok: false; reason: string };

const names = Object.keys(operators).join('|');
const conditionShape = new RegExp(`^\\s*([^=]+)=(not\\.)?(${names})\\.(.*)$`, 's');
/** A comma that begins another condition; other commas belong to the value. */
const nextCondition = new RegExp(`,(?=\\s*[\\w"]+=(?:not\\.)?(?:${names})\\.)`);
const truths = new Set(['null', 'true', 'false']);

/** Conditions that all must hold; an empty filter has none. */
export function parseRowFilter(filter: string): ParsedRowFilter {
  const text = filter.trim();
  if (text === '') return { ok: true, conditions: [] };
  const conditions = text.split(nextCondition).map(parseCondition);
  const isValid = conditions.every((each) => each !== undefined);
  return isValid && conditions.length <= limits.conditionsPerBinding
    ? { ok: true, conditions }
    : { ok: false, reason: `Error parsing \`filter\` params: ${JSON.stringify([text])}` };
}

function parseCondition(text: string): RowCondition | undefined {
  const [, column, not, operator, value] = conditionShape.exec(text) ?? [];
  if (column === undefined || value === undefined) return undefined;
  const condition = {
    text,
    column: unquote(column.trim()),
    operator: operator as Operator,
    isNegated: not !== undefined,
    values: operator === 'in' ? parseList(value) : [unquote(value)],
  };
  if (condition.values.length === 0 || condition.values.length > limits.valuesPerCondition) {
    return undefined;
  }
  if (condition.operator === 'is' && !truths.has(condition.values[0]!)) return undefined;
  return condition;
}

/** The values of `(a,"b,c")`. */
function parseList(text: string): string[] {
  const inner = /^\s*\((.*)\)\s*$/s.exec(text)?.[1];
  if (inner === undefined || inner.trim() === '') return [];
  return [...inner.matchAll(/\s*("(?:[^"\\]|\\.)*"|[^,]*)\s*(?:,|$)/gs)]
    .map(([, value]) => value!)
    .slice(0, inner.endsWith(',') ? undefined : -1)
    .map((value) => unquote(value.trim()));
}

function unquote(text: string): string {
  const quoted = /^"(.*)"$/s.exec(text)?.[1];
  return quoted === undefined ? text : quoted.replaceAll(/\\(.)/gs, '$1');
}
