import type pg from 'pg';
import { foreignRow } from './arrange.ts';
import type { RowKind } from './arrange.ts';
import { callers } from './callers.ts';
import type { Caller } from './callers.ts';
import { tryAll } from './probe.ts';
import type { Probe } from './probe.ts';
import { tableFacts } from './table-facts.ts';
import type { ProbedRole, TableFacts } from './table-facts.ts';
import type { Row } from './table-samples.ts';

/**
 * Allowed operations on one kind of row by caller: letters of SIUD, small ones for what only the shop's
 * own pages let them do; null without such a row.
 */
export type Line = { rows: string; allowed: (string | null)[] };
export type TableMatrix = { facts: TableFacts; lines: Line[] };

type Question = {
  caller: Caller;
  role: ProbedRole;
  kind: RowKind;
  verb: string;
  row: Row;
  facts: TableFacts;
};

/**
 * Runs in one transaction, which the test rolls back, so that all rows have the same timestamps. `kinds`
 * are rows that are arranged already, `claims` those of every session.
 */
export async function permissionMatrix(
  owner: pg.Client,
  kinds: RowKind[],
  claims: Record<string, unknown> = {},
): Promise<TableMatrix[]> {
  const tables = await tableFacts(owner);
  const matrix = tables.map((facts) => ({ facts, lines: linesOf(facts, kinds) }));
  const questions = matrix.flatMap(({ lines }) => lines).flatMap((line) => line.questions);
  const complete = await fullRows(owner, questions);
  const results = await tryAll(
    owner,
    questions.map((question, index) => probeFor(question, complete[index]!, claims)),
  );
  const allowed = new Map(questions.map((question, index) => [question, results[index]!]));
  return matrix.map(({ facts, lines }) => ({
    facts,
    lines: lines.map(({ rows, questions: ofLine }) => ({
      rows,
      allowed: callers.map((caller) => {
        const mine = ofLine.filter((question) => question.caller === caller);
        if (mine.length === 0) return null;
        const verbs = (role: ProbedRole) =>
          mine.filter((each) => each.role === role && allowed.get(each)).map(({ verb }) => verb);
        const atTheTable = verbs(caller.role);
        const onOurPages = verbs('shop_user').filter((verb) => !atTheTable.includes(verb));
        return [...atTheTable, ...onOurPages.map((verb) => verb.toLowerCase())].join('');
      }),
    })),
  }));
}

function linesOf(facts: TableFacts, kinds: RowKind[]) {
  return kinds
    .filter((kind) => kind.table === facts.name)
    .flatMap((kind) => {
      const shared = kind.rows.get('');
      if (shared) return [lineOf(facts, kind, kind.name, () => shared)];
      const own = (caller: Caller) => kind.rows.get(caller.userId ?? 'nobody');
      const lines = [lineOf(facts, kind, `own ${kind.name}`, own)];
      const foreign = foreignRow(kind);
      return foreign
        ? [...lines, lineOf(facts, kind, `foreign ${kind.name}`, () => foreign)]
        : lines;
    });
}

function lineOf(
  facts: TableFacts,
  kind: RowKind,
  rows: string,
  rowFor: (caller: Caller) => Row | undefined,
) {
  const questions = callers.flatMap((caller) => {
    const row = rowFor(caller);
    if (!row) return [];
    const roles: ProbedRole[] =
      facts.isOurs && caller.userId ? [caller.role, 'shop_user'] : [caller.role];
    return roles.flatMap((role) =>
      [...'SIUD'].map((verb): Question => ({ caller, role, kind, verb, row, facts })),
    );
  });
  return { rows, questions };
}

/** The stored rows, defaults included. */
async function fullRows(owner: pg.Client, questions: Question[]): Promise<Row[]> {
  const known = new Map<Row, Row>();
  for (const { row, facts } of questions) {
    if (known.has(row)) continue;
    const { rows } = await owner.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${facts.name} t where ${byKey(facts, row)}`,
    );
    known.set(row, rows[0]!.row);
  }
  return questions.map(({ row }) => known.get(row)!);
}

function probeFor(
  { caller, role, verb, row, facts }: Question,
  full: Row,
  claims: Record<string, unknown>,
): Probe {
  const identity = {
    role,
    claims: JSON.stringify({ ...claims, role: caller.role, sub: caller.userId ?? undefined }),
  };
  const where = byKey(facts, row);
  const rejected = { ...identity, statement: 'select where false' };
  if (verb === 'S') return { ...identity, statement: `select from ${facts.name} where ${where}` };
  if (verb === 'D') return { ...identity, statement: `delete from ${facts.name} where ${where}` };
  if (verb === 'U') {
    const columns = facts.updatable[role];
    if (columns.length === 0) return rejected;
    const changes = columns.map((column) => `${column} = ${column}`).join(', ');
    return { ...identity, statement: `update ${facts.name} set ${changes} where ${where}` };
  }
  const columns = facts.insertable[role];
  if (columns.length === 0) return rejected;
  return { ...identity, ...insertProbe(facts, columns, where, full) };
}

/** Filled in by the database, different for each caller. */
const authors = new Set(['created_by', 'granted_by']);

/** Deletes the row without its children and inserts it again; the result must be the same row. */
function insertProbe(facts: TableFacts, columns: string[], where: string, full: Row) {
  const same = Object.fromEntries(
    Object.entries(full).filter(([column, value]) => !authors.has(column) || value === null),
  );
  const record = `jsonb_populate_record(null::${facts.name}, ${literal(JSON.stringify(full))})`;
  return {
    prepare: `set local session_replication_role = replica;
      delete from ${facts.name} where ${where};
      set local session_replication_role = origin`,
    statement: `insert into ${facts.name} (${columns.join(', ')}) select ${columns.join(', ')} from ${record}`,
    verify: `select count(*) from ${facts.name} t where to_jsonb(t) @> ${literal(JSON.stringify(same))}`,
  };
}

function byKey(facts: TableFacts, row: Row): string {
  const keys = facts.keys.length > 0 ? facts.keys : Object.keys(row);
  return keys.map((key) => `${key} = ${literal(String(row[key]))}`).join(' and ');
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
