import { spawnSync } from 'node:child_process';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { type Contenders, startContenders } from './contenders.ts';
import { type Encoding, loadGenerator, requestsPerSecond } from './load.ts';
import { recordPages } from './record.ts';

const rounds = 3;
const seconds = 3;

type Comparison = {
  name: string;
  ours: string;
  reference: string;
  encoding?: Encoding;
  goal: number;
};
type Result = { ours: number; reference: number };

function listComparisons(
  paths: string[],
  { cached, uncached, reference }: Contenders,
): Comparison[] {
  return paths.flatMap((path) => [
    ...(['identity', 'gzip'] as const).map((encoding) => ({
      name: `${path}, from the cache, ${encoding}`,
      ours: cached.url + path,
      reference: `${reference.url}/memory${path}`,
      encoding,
      goal: 0.7,
    })),
    {
      name: `${path}, without cache`,
      ours: uncached.url + path,
      reference: `${reference.url}/sql${path}`,
      goal: 0.15,
    },
  ]);
}

/** Alternates between both, so that a busy machine slows both down; the median round counts. */
async function compare({ ours, reference, encoding }: Comparison): Promise<Result> {
  await requestsPerSecond(ours, 1, encoding);
  await requestsPerSecond(reference, 1, encoding);
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      ours: await requestsPerSecond(ours, seconds, encoding),
      reference: await requestsPerSecond(reference, seconds, encoding),
    });
  }
  results.sort((a, b) => a.ours / a.reference - b.ours / b.reference);
  return results[Math.floor(rounds / 2)]!;
}

function printRow(cells: string[]): void {
  const [name = '', ...figures] = cells;
  console.log(name.padEnd(56) + figures.map((figure) => figure.padStart(12)).join(''));
}

async function main(): Promise<void> {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The build failed.');
  const database = await startDemoDatabase();
  let contenders: Contenders | undefined;
  try {
    const pages = await recordPages(database.url);
    contenders = await startContenders(database.url, pages);
    console.log(`requests/s by ${loadGenerator}, middle of ${rounds} rounds of ${seconds} s\n`);
    printRow(['page', 'ours', 'reference', 'ratio', 'goal']);
    for (const duel of listComparisons(
      pages.map(({ path }) => path),
      contenders,
    )) {
      const { ours, reference } = await compare(duel);
      const ratio = (ours / reference).toFixed(2);
      printRow([duel.name, ours.toFixed(0), reference.toFixed(0), ratio, `≥ ${duel.goal}`]);
    }
  } finally {
    await Promise.all(Object.values(contenders ?? {}).map((contender) => contender.stop()));
    await database.stop();
  }
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
