import { requestLimits } from '../limits.ts';
import { requireFewTerms, tooMuch } from '../rest-error.ts';
import { parseField } from './parse-field.ts';
import { Scanner } from './scanner.ts';
import { aggregates } from './syntax.ts';
import type { Aggregate, SelectedField, SelectItem, SelectRelation } from './syntax.ts';

const aggregateCall = new RegExp(`\\.(${aggregates.join('|')})\\(\\)`, 'y');

/** Parses `id,name:title,images(url),...category(label)`. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  const items = parseItems(scanner, 0);
  scanner.expectEnd('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  return items;
}

function parseItems(scanner: Scanner, depth: number): SelectItem[] {
  const items: SelectItem[] = [];
  scanner.skipSpaces();
  if (scanner.isAtEnd || scanner.peek(')')) return items;
  do {
    scanner.skipSpaces();
    items.push(parseRelation(scanner, depth) ?? parseSelectField(scanner));
    requireFewTerms(items);
    scanner.skipSpaces();
  } while (scanner.take(','));
  return items;
}

function parseRelation(scanner: Scanner, depth: number): SelectRelation | undefined {
  const head = scanner.attempt(() => parseRelationHead(scanner));
  if (!head) return undefined;
  if (depth >= requestLimits.embedDepth) throw tooMuch('Resources are embedded too deeply');
  scanner.expect('(');
  const select = parseItems(scanner, depth + 1);
  scanner.expect(')');
  return { ...head, select };
}

/** Everything before the parenthesis, or undefined if none follows. */
function parseRelationHead(scanner: Scanner): Omit<SelectRelation, 'select'> | undefined {
  const isSpread = scanner.take('...');
  const alias = isSpread ? undefined : parseAlias(scanner);
  const name = scanner.name();
  if (name === undefined || name === 'count') return undefined;
  const relation: Omit<SelectRelation, 'select'> = { kind: 'relation', name, alias, isSpread };
  for (let count = 0; count < 2 && scanner.take('!'); count += 1) {
    const parameter = scanner.name();
    if (parameter === undefined) return undefined;
    if (parameter === 'inner' || parameter === 'left') relation.join = parameter;
    else relation.hint = parameter;
  }
  scanner.skipSpaces();
  return scanner.peek('(') ? relation : undefined;
}

function parseAlias(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const alias = scanner.name();
    return scanner.match(/:(?!:)/y) ? alias : undefined;
  });
}

function parseSelectField(scanner: Scanner): SelectedField {
  if (scanner.match(/\*(?=\s*(?:[,)]|$))/y)) {
    return { kind: 'field', field: { name: '*', path: [] } };
  }
  const alias = parseAlias(scanner);
  if (scanner.take('count()')) {
    const field = { name: '*', path: [] };
    return endField(scanner, {
      kind: 'field',
      field,
      alias,
      aggregate: 'count',
      aggregateCast: parseCast(scanner),
    });
  }
  const field = parseField(scanner);
  const cast = parseCast(scanner);
  const aggregate = scanner.match(aggregateCall)?.[1] as Aggregate | undefined;
  const aggregateCast = aggregate && parseCast(scanner);
  return endField(scanner, { kind: 'field', field, alias, cast, aggregate, aggregateCast });
}

function endField(scanner: Scanner, field: SelectedField): SelectedField {
  scanner.skipSpaces();
  if (!scanner.isAtEnd && !scanner.peek(',') && !scanner.peek(')')) {
    scanner.fail('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  }
  return field;
}

function parseCast(scanner: Scanner): string | undefined {
  return scanner.take('::') ? scanner.identifier('letter or digit') : undefined;
}
