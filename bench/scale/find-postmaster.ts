import { connect } from './commit-mode.ts';

/** The process of the server that started all others of this database. */
export async function findPostmaster(url: string): Promise<number> {
  const client = await connect(url);
  const { rows } = await client.query<{ file: string }>(
    `select pg_read_file('postmaster.pid') as file`,
  );
  await client.end();
  return Number(rows[0]!.file.split('\n')[0]);
}
