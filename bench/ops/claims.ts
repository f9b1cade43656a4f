import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addressOf } from '#tests/support/checkouts.ts';
import { askQuestions, newUsername, offerPrizes } from '#tests/support/game.ts';
import { type Claimed, winPrize } from './play-game.ts';

const pause = 250;
/** Above the numbers of buyers. */
const firstAddress = 15_000_000;
let players = 0;

/** Questions to answer, and prizes enough for all claims. */
export function openGame(databaseUrl: string, prizes: number): Promise<void> {
  return withOwner(databaseUrl, async (owner) => {
    await owner.query('update game_questions set is_active = false');
    await askQuestions(owner);
    await offerPrizes(owner, { quantity: prizes });
  });
}

interface ClaimOptions {
  /** At least so many. */
  count: number;
  /** Claims go on until then, so that a fault always meets some. */
  during: Promise<unknown>;
  concurrency?: number;
  onClaimed: () => void;
}

/** Players who win and claim over HTTP. Returns the names whose claim was acknowledged. */
export async function sendClaims(
  url: string,
  { count, during, concurrency = 4, onClaimed }: ClaimOptions,
): Promise<string[]> {
  const acknowledged: string[] = [];
  const over = new AbortController();
  const finish = () => over.abort();
  void during.then(finish, finish);
  const play = async () => {
    while (!over.signal.aborted || acknowledged.length < count) {
      const name = await claimAsStranger(url);
      if (!name) continue;
      acknowledged.push(name);
      onClaimed();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, play));
  return acknowledged;
}

/** Undefined when the game was cut off before its end. */
async function claimAsStranger(url: string): Promise<string | undefined> {
  const name = newUsername();
  const player = { url, address: addressOf(firstAddress + players++) };
  const claim = await winPrize(player).catch(() => undefined);
  if (claim && (await isStored(() => claim(name)))) return name;
  await sleep(pause);
  return undefined;
}

/** Sends a claim until it is answered. */
async function isStored(claim: () => Promise<Claimed>): Promise<boolean> {
  for (;;) {
    const claimed = await claim().catch(() => undefined);
    if (claimed) return claimed === 'stored';
    await sleep(pause);
  }
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
