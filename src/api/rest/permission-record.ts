import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallerName } from './test-callers.ts';

const path = join(import.meta.dirname, '../../../db/tests/permissions.md');
const initials = { insert: 'I', update: 'U', delete: 'D' } as const;
export type RecordedVerb = keyof typeof initials;

interface TableRights {
  /** Which rows a caller may write: its own, or any. */
  rowsFor(caller: CallerName, verb: RecordedVerb): 'none' | 'own' | 'any';
  /** Columns that a client may name; undefined where the record lists none. */
  namesFor(verb: RecordedVerb): Set<string> | undefined;
}

/** Who may write what, by table, from the record that reviewers read. */
export function readPermissionRecord(): Map<string, TableRights> {
  const sections = readFileSync(path, 'utf8')
    .split(/^## public\./m)
    .slice(1);
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name.trim(), parseTable(lines)];
    }),
  );
}

function parseTable(lines: string[]): TableRights {
  const cells = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [header = [], , ...rows] = cells;
  return {
    rowsFor(caller, verb) {
      const column = header.indexOf(caller);
      const allowed = rows.filter((row) => row[column]?.includes(initials[verb]));
      if (allowed.length === 0) return 'none';
      return allowed.every(([, kind]) => kind?.startsWith('own ')) ? 'own' : 'any';
    },
    namesFor(verb) {
      const start = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} names: `;
      const list = lines.find((line) => line.startsWith(start));
      return list ? new Set(list.slice(start.length).split(', ')) : undefined;
    },
  };
}
