import { requestLimits } from '../limits.ts';
import { tooMuch } from '../rest-error.ts';
import { Scanner } from './scanner.ts';
import { comparisonOperators, isValues, textSearches } from './syntax.ts';
import type {
  ComparisonOperator,
  RowFilter,
  IsValue,
  FilterOperation,
  TextSearch,
} from './syntax.ts';

const operator = /(not\.)?([a-z]+)(?:\(([^()]*)\))?\./y;
const expected = '"not" or operator (eq, gt, ...)';
const quantified = new Set<string>(
  'eq gt gte lt lte like ilike match imatch'.split(' ') satisfies ComparisonOperator[] | string[],
);

type Expression = Pick<RowFilter, 'isNegated' | 'operation'>;

/** Parses the value of `column=eq.1`. */
export function parseFilterValue(text: string): Expression {
  const scanner = new Scanner(text, 'filter');
  const expression = parseExpression(scanner, () => scanner.rest());
  scanner.expectEnd();
  return expression;
}

/** Whether the value of a parameter is a filter; of a function's parameters some are arguments. */
export function isFilterValue(text: string): boolean {
  const scanner = new Scanner(text, 'filter');
  const found = scanner.match(operator);
  return found !== undefined && isOperator(found[2]!);
}

/** `readValue` reads a single value: to the end, or to the next delimiter inside of a logic tree. */
export function parseExpression(scanner: Scanner, readValue: () => string): Expression {
  const found = scanner.match(operator);
  if (!found || !isOperator(found[2]!)) return scanner.fail(expected);
  const [, negation, name = '', modifier] = found;
  const operation = parseOperation(scanner, name, modifier, readValue);
  return { isNegated: negation !== undefined, operation };
}

function parseOperation(
  scanner: Scanner,
  name: string,
  modifier: string | undefined,
  readValue: () => string,
): FilterOperation {
  if (name in textSearches) {
    return { kind: 'search', operator: name as TextSearch, language: modifier, value: readValue() };
  }
  if (modifier !== undefined && !(quantified.has(name) && /^(any|all)$/.test(modifier))) {
    return scanner.fail('operator (eq, gt, ...)');
  }
  if (name === 'in') return { kind: 'in', values: parseList(scanner) };
  if (name === 'is') return { kind: 'is', value: parseIs(scanner) };
  if (name === 'isdistinct') return { kind: 'isdistinct', value: readValue() };
  const quantifier = modifier as 'any' | 'all' | undefined;
  return {
    kind: 'comparison',
    operator: name as ComparisonOperator,
    quantifier,
    value: readValue(),
  };
}

function isOperator(name: string): boolean {
  return (
    Object.hasOwn(comparisonOperators, name) ||
    Object.hasOwn(textSearches, name) ||
    name === 'in' ||
    name === 'is' ||
    name === 'isdistinct'
  );
}

function parseIs(scanner: Scanner): IsValue {
  const found = scanner.match(/[a-z_]+/iy)?.[0].toLowerCase() as IsValue | undefined;
  return found && isValues.includes(found)
    ? found
    : scanner.fail('isVal: (null, not_null, true, false, unknown)');
}

function parseList(scanner: Scanner): string[] {
  scanner.skipSpaces();
  scanner.expect('(');
  scanner.skipSpaces();
  const values: string[] = [];
  do {
    values.push(parseListValue(scanner));
    if (values.length > requestLimits.listValues) throw tooMuch('The list of values is too long');
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpaces();
  return values;
}

/** A quoted value, or everything up to the next delimiter. */
export function parseListValue(scanner: Scanner): string {
  const quoted = scanner.attempt(() => {
    const value = scanner.quoted();
    return scanner.isAtEnd || scanner.peek(',') || scanner.peek(')') ? value : undefined;
  });
  return quoted ?? scanner.match(/[^,)]*/y)![0];
}
