import pg from 'pg';

/** Looks into the shop's database, or changes it behind the pages' backs, as another process would. */
export async function inShop<Row extends pg.QueryResultRow>(
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(process.env.SHOP_DATABASE_URL);
  await client.connect();
  try {
    // The tables force their policies on their owner too; the shop itself may write them all.
    await client.query('set role service_role');
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}
