import { requestLimits } from '../limits.ts';
import { requireFewTerms, tooMuch } from '../rest-error.ts';
import { parseField } from './parse-field.ts';
import { parseExpression, parseListValue } from './parse-filter.ts';
import { Scanner } from './scanner.ts';
import type { RowFilter, Logic, LogicGroup } from './syntax.ts';

/** Parses the value of `or=(a.eq.1,not.and(b.gt.2,c.is.null))`. */
export function parseLogic(operator: 'and' | 'or', isNegated: boolean, text: string): LogicGroup {
  const scanner = new Scanner(text, 'logic tree');
  const members = parseMembers(scanner, 1);
  scanner.expectEnd();
  return { kind: 'group', operator, isNegated, members };
}

function parseMembers(scanner: Scanner, depth: number): Logic[] {
  if (depth > requestLimits.logicDepth) throw tooMuch('Conditions are nested too deeply');
  scanner.skipSpaces();
  scanner.expect('(');
  const members: Logic[] = [];
  do {
    scanner.skipSpaces();
    members.push(parseMember(scanner, depth));
    requireFewTerms(members);
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpaces();
  return members;
}

function parseMember(scanner: Scanner, depth: number): Logic {
  const group = scanner.match(/(not\.)?(and|or)(?=\s*\()/y);
  if (group) {
    return {
      kind: 'group',
      operator: group[2] as 'and' | 'or',
      isNegated: group[1] !== undefined,
      members: parseMembers(scanner, depth + 1),
    };
  }
  return parseLogicFilter(scanner);
}

function parseLogicFilter(scanner: Scanner): RowFilter {
  const field = parseField(scanner);
  if (!scanner.take('.')) scanner.fail('"->", "->>" or delimiter (.)');
  return { kind: 'filter', field, ...parseExpression(scanner, () => parseLogicValue(scanner)) };
}

/** Like a value of a list; an array literal may contain commas. */
function parseLogicValue(scanner: Scanner): string {
  return scanner.match(/\{[^{}]*\}/y)?.[0] ?? parseListValue(scanner);
}
