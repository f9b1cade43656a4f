import { sql, type RawBuilder } from 'kysely';

/** A piece of SQL with bound values. Nothing that a client sent becomes text of a statement. */
export type Fragment = RawBuilder<unknown>;

export const empty: Fragment = sql``;
const comma = sql`, `;
export const and = sql` and `;

/** Quoted identifiers, joined by dots. */
export const id = (...names: string[]): Fragment => sql.id(...names);

export const table = (name: string): Fragment => sql.id('public', name);

export const list = (parts: readonly Fragment[], separator = comma): Fragment =>
  sql.join(parts, separator);

export const where = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? empty : sql` where ${list(conditions, and)}`;

/** Text from the catalog or from a list in the code, never from a request. */
export const trusted = (text: string): Fragment => sql.raw(text);
