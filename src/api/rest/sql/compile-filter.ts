import { sql } from 'kysely';
import { findChild, type ReadNode } from '../plan/read-node.ts';
import { comparisonOperators, textSearches } from '../request/syntax.ts';
import type { ComparisonOperator, RowFilter, Logic, FilterOperation } from '../request/syntax.ts';
import { compileField, type Scope } from './compile-field.ts';
import { and, list, trusted, type Fragment } from './fragment.ts';

/** Compiles the condition that an embedded resource is there, which differs in counts. */
export type CompilePresence = (child: ReadNode) => Fragment;

interface Context {
  scope: Scope;
  /** The resource, if others can be embedded in it. */
  node?: ReadNode;
  isPresent?: CompilePresence;
}

export function compileLogic(logic: Logic, context: Context): Fragment {
  if (logic.kind === 'filter') return compileFilter(logic, context);
  const members = logic.members.map((member) => compileLogic(member, context));
  const joined = sql`(${list(members, logic.operator === 'and' ? and : sql` or `)})`;
  return logic.isNegated ? sql`not ${joined}` : joined;
}

function compileFilter(filter: RowFilter, context: Context): Fragment {
  const { field, isNegated, operation } = filter;
  const child = embeddedBy(filter, context);
  if (child && context.isPresent) {
    const present = context.isPresent(child);
    return isNegated ? present : sql`not ${present}`;
  }
  const condition = compileOperation(
    compileField(context.scope, field),
    operation,
    context,
    filter,
  );
  return isNegated ? sql`not (${condition})` : condition;
}

/** `images=not.is.null` asks whether there are embedded rows. */
function embeddedBy({ field, operation }: RowFilter, { node }: Context): ReadNode | undefined {
  const isNull = operation.kind === 'is' && operation.value === 'null';
  return node && isNull && field.path.length === 0 ? findChild(node, field.name) : undefined;
}

const isConditions = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
} as const;

function compileOperation(
  field: Fragment,
  operation: FilterOperation,
  { scope }: Context,
  filter: RowFilter,
): Fragment {
  switch (operation.kind) {
    case 'is':
      return sql`${field} ${trusted(isConditions[operation.value])}`;
    case 'isdistinct':
      return sql`${field} is distinct from ${operation.value}`;
    case 'in': {
      const isEmpty = operation.values.length === 1 && operation.values[0] === '';
      return sql`${field} = any (${isEmpty ? [] : operation.values})`;
    }
    case 'search':
      return compileSearch(field, operation, scope, filter);
    case 'comparison':
      return compileComparison(field, operation);
  }
}

const isPattern = (operator: ComparisonOperator) => operator === 'like' || operator === 'ilike';

function compileComparison(
  field: Fragment,
  { operator, quantifier, value }: Extract<FilterOperation, { kind: 'comparison' }>,
): Fragment {
  // A star is easier to write in an address than a percent sign.
  const bound = isPattern(operator) ? value.replaceAll('*', '%') : value;
  const symbol = trusted(comparisonOperators[operator]);
  if (!quantifier) return sql`${field} ${symbol} ${bound}`;
  return sql`${field} ${symbol} ${trusted(quantifier)} (${bound})`;
}

function compileSearch(
  field: Fragment,
  { operator, language, value }: Extract<FilterOperation, { kind: 'search' }>,
  { table }: Scope,
  { field: { name, path } }: RowFilter,
): Fragment {
  const configuration = language === undefined ? sql`` : sql`${language}::regconfig, `;
  const isVector = table?.columns.get(name)?.baseType === 'tsvector' && path.length === 0;
  const document = isVector ? field : sql`to_tsvector(${configuration}${field})`;
  return sql`${document} @@ ${trusted(textSearches[operator])}(${configuration}${value})`;
}
