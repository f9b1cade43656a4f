import pg from 'pg';

/** Connected as the owner of the tables, whom policies do not restrict. */
export async function withOwner<Result>(
  databaseUrl: string,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
