import pg from 'pg';
import { askQuestions, claimed, newPlayer, newUsername, offerPrizes } from '#tests/support/game.ts';

const pause = 250;

/** Questions to answer, and prizes enough for all claims. */
export function openGame(databaseUrl: string, prizes: number): Promise<void> {
  return withOwner(databaseUrl, async (owner) => {
    await askQuestions(owner);
    await offerPrizes(owner, { quantity: prizes });
  });
}

/**
 * Players who win and claim, through the services of the shop in this process, which reads
 * DATABASE_URL like any other. A player whose game is cut off starts again with the same name.
 * Returns the names whose claim was acknowledged.
 */
export async function sendClaims(
  databaseUrl: string,
  { count, concurrency = 4 }: { count: number; concurrency?: number },
): Promise<string[]> {
  const acknowledged: string[] = [];
  const play = async () => {
    while (acknowledged.length < count) {
      const username = newUsername();
      try {
        await withOwner(databaseUrl, (owner) => claimed(owner, newPlayer(new Date()), username));
        acknowledged.push(username);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, play));
  return acknowledged;
}

export async function findLostClaims(databaseUrl: string, usernames: string[]): Promise<string[]> {
  return withOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query<{ name: string; count: number }>(
      `select name, count(c.*)::int from unnest($1::text[]) name
       left join claimed_prizes c on c.instagram_username = name group by name having count(c.*) <> 1`,
      [usernames],
    );
    return rows.map(({ name, count }) => `the claim of ${name} is stored ${count} times`);
  });
}

async function withOwner<Result>(url: string, work: (owner: pg.Client) => Promise<Result>) {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  owner.on('error', () => {});
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end().catch(() => {});
  }
}
