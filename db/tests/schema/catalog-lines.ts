import type pg from 'pg';

/** Schemas whose content the migrations create. */
export const ourSchemas = `('auth', 'private', 'public', 'storage')`;

/** The migrating role has another name on every server. */
export const roleName = (oid: string) =>
  `case ${oid} when 0 then 'public' when current_user::regrole then 'owner' else ${oid}::regrole::text end`;

/** Runs a query whose rows have one column, `line`. */
export async function readLines(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line);
}

export function section(title: string, lines: string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
