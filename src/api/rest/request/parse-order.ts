import { requireFewTerms } from '../rest-error.ts';
import { parseField } from './parse-field.ts';
import { Scanner } from './scanner.ts';
import type { OrderTerm } from './syntax.ts';

/** Parses `name.desc.nullslast,category(label)`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    scanner.skipSpaces();
    terms.push(parseTerm(scanner));
    requireFewTerms(terms);
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expectEnd('delimiter (.), "," or end of input');
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const term = parseRelatedField(scanner) ?? { field: parseField(scanner) };
  const direction = scanner.match(/\.(asc|desc)(?=[.,\s]|$)/y)?.[1];
  const nulls = scanner.match(/\.nulls(first|last)(?=[,\s]|$)/y)?.[1];
  if (scanner.peek('.')) {
    scanner.take('.');
    scanner.fail(
      direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"',
    );
  }
  return {
    ...term,
    direction: direction as OrderTerm['direction'],
    nulls: nulls as OrderTerm['nulls'],
  };
}

function parseRelatedField(scanner: Scanner): OrderTerm | undefined {
  return scanner.attempt(() => {
    const relation = scanner.name();
    if (relation === undefined || !scanner.take('(')) return undefined;
    const field = parseField(scanner);
    scanner.expect(')');
    return { relation, field };
  });
}
