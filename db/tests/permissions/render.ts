import { callers } from './callers.ts';
import type { TableMatrix } from './matrix.ts';
import type { Procedure } from './procedures.ts';
import type { TableFacts } from './table-facts.ts';

const heading = `# Permissions

Recorded from the database by \`db/tests/permissions.test.ts\`, which fails on any difference. After a
deliberate change run \`npx vitest run --project database db/tests/permissions.test.ts -u\` and read
the difference as carefully as the code.

S select, I insert, U update, D delete; – nothing; a blank means that the caller has no such row.
Small letters: only through the shop's own code, never at /rest/v1. Columns are what the grants name;
the policies decide about the rows. Two are not listed: the shop itself (service_role) passes
everywhere; the secret key (service_key) reads every table of public and may write in every row what
members may write in theirs.
`;

export function renderPermissions(matrix: TableMatrix[], procedures: Procedure[]): string {
  return [heading, ...matrix.map(renderTable), renderProcedures(procedures)].join('\n');
}

function renderTable({ facts, lines }: TableMatrix): string {
  const cells = lines.map(({ rows, allowed }) => [
    rows,
    ...allowed.map((verbs) => (verbs === null ? '' : verbs || '–')),
  ]);
  const columns = [
    renderHidden('Hidden from visitors', facts, 'anon'),
    renderHidden('Hidden from members', facts, 'authenticated'),
    renderColumns('Visitors write', [...facts.insertable.anon, ...facts.updatable.anon]),
    renderColumns('Insert names', facts.insertable.authenticated),
    renderColumns('Update names', facts.updatable.authenticated),
    renderColumns('Insert by the shop names', oursOf(facts.insertable)),
    renderColumns('Update by the shop names', oursOf(facts.updatable)),
  ].filter((line) => line !== '');
  return [
    `## ${facts.name}\n`,
    table(['rows', ...callers.map(({ name }) => name)], cells),
    ...columns,
  ].join('\n');
}

const oursOf = ({ shop_user: ours, authenticated }: TableFacts['insertable']) =>
  ours.filter((column) => !authenticated.includes(column));

function renderColumns(title: string, columns: string[]): string {
  return columns.length > 0 ? `${title}: ${columns.join(', ')}\n` : '';
}

function renderHidden(title: string, facts: TableFacts, role: 'anon' | 'authenticated'): string {
  const shown = facts.selectable[role];
  const hidden = shown.length > 0 ? facts.columns.filter((column) => !shown.includes(column)) : [];
  return renderColumns(title, hidden);
}

function renderProcedures(procedures: Procedure[]): string {
  const rows = procedures.map(({ name, anon, authenticated, rights }) => [
    name,
    anon ? 'X' : '–',
    authenticated ? 'X' : '–',
    rights,
  ]);
  return `## Procedures\n\nX may execute. Trigger functions run for every writer and are granted to no role.\n\n${table(
    ['procedure', 'visitor', 'signed in', 'runs as'],
    rows,
  )}`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
