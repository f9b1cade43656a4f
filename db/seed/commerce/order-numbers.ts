import type pg from 'pg';

/** The next running numbers, from the shop's own sequence. */
export async function drawOrderNumbers(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select nextval('order_numbers')::text as number from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ number }) => number);
}
