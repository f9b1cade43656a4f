import { requestLimits } from '../limits.ts';
import { requireFewTerms, RestError, tooManyTerms } from '../rest-error.ts';
import { parseJsonPath } from './parse-field.ts';
import { isFilterValue, parseFilterValue } from './parse-filter.ts';
import { parseLogic } from './parse-logic.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import { Scanner } from './scanner.ts';
import type { FieldPath, Logic, Query, SelectItem } from './syntax.ts';

interface Options {
  /** Parameters that are no filters are arguments of a function called by GET. */
  hasArguments: boolean;
}

/** Parses the query string into a tree. Sizes are limited before anything is planned. */
export function parseQuery(search: URLSearchParams, { hasArguments }: Options): Query {
  const query: Query = {
    select: parseSelect(search.get('select') ?? '*'),
    filters: [],
    logic: [],
    order: [],
    limits: [],
    offsets: [],
    arguments: [],
  };
  const columns = search.get('columns');
  if (columns !== null) query.columns = parseColumns(columns, 'columns parameter');
  const onConflict = search.get('on_conflict');
  if (onConflict !== null) query.onConflict = parseColumns(onConflict, 'on_conflict parameter');
  const parameters = [...search];
  requireFewTerms(parameters);
  for (const [key, value] of parameters) addParameter(query, key, value, hasArguments);
  if (countTerms(query) > requestLimits.terms) throw tooManyTerms();
  return query;
}

const reserved = new Set(['select', 'columns', 'on_conflict', 'apikey']);

function addParameter(query: Query, key: string, value: string, hasArguments: boolean): void {
  if (reserved.has(key)) return;
  const last = key.slice(key.lastIndexOf('.') + 1);
  if (last === 'and' || last === 'or') {
    const path = parsePath(key).slice(0, -1);
    const isNegated = path.includes('not');
    const embedded = path.filter((step) => step !== 'not');
    query.logic.push({ path: embedded, value: parseLogic(last, isNegated, value) });
  } else if (last === 'order') {
    query.order.push({ path: parsePath(key).slice(0, -1), value: parseOrder(value) });
  } else if (last === 'limit' || last === 'offset') {
    addRange(query, last, parsePath(key).slice(0, -1), value);
  } else if (hasArguments && !isFilterValue(value)) {
    query.arguments.push([key, value]);
  } else {
    const { path, field } = parseTarget(key);
    query.filters.push({ path, value: { kind: 'filter', field, ...parseFilterValue(value) } });
  }
}

/** Upstream ignores what is no number. */
function addRange(query: Query, kind: 'limit' | 'offset', path: string[], text: string): void {
  if (!/^-?\d{1,15}$/.test(text)) return;
  const value = Math.min(Number(text), requestLimits.offset);
  if (value < 0 && kind === 'limit') {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    });
  }
  query[`${kind}s`].push({ path, value: Math.max(value, 0) });
}

function parsePath(key: string): string[] {
  const scanner = new Scanner(key, 'tree path');
  const path = [scanner.requireName()];
  while (scanner.take('.')) path.push(scanner.requireName());
  scanner.expectEnd('delimiter (.) or end of input');
  return path;
}

/** `images.data->>alt` is the field `data->>alt` of the embedded `images`. */
function parseTarget(key: string): { path: string[]; field: FieldPath } {
  const scanner = new Scanner(key, 'tree path');
  const names = [scanner.requireName()];
  while (scanner.take('.')) names.push(scanner.requireName());
  const steps = parseJsonPath(scanner);
  scanner.expectEnd('delimiter (.) or end of input');
  return { path: names.slice(0, -1), field: { name: names.at(-1)!, path: steps } };
}

function parseColumns(text: string, what: string): string[] {
  const scanner = new Scanner(text, what);
  const names: string[] = [];
  do {
    scanner.skipSpaces();
    names.push(scanner.requireName());
    requireFewTerms(names);
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return [...new Set(names)];
}

function countTerms(query: Query): number {
  const { filters, logic, order, columns = [], arguments: values } = query;
  const conditions = logic.reduce((sum, { value }) => sum + countConditions(value), filters.length);
  const orders = order.reduce((sum, { value }) => sum + value.length, 0);
  return countItems(query.select) + conditions + orders + columns.length + values.length;
}

const countItems = (items: SelectItem[]): number =>
  items.reduce(
    (sum, item) => sum + (item.kind === 'relation' ? 1 + countItems(item.select) : 1),
    0,
  );

const countConditions = (logic: Logic): number =>
  logic.kind === 'filter'
    ? 1
    : logic.members.reduce((sum, member) => sum + countConditions(member), 1);
