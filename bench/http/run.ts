import type { BuiltServer } from '#tests/support/built-server.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { canMeasureMemory, residentMemory } from '#tests/support/process-memory.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { printRow } from '../print-row.ts';
import { type Contenders, startContenders } from './contenders.ts';
import { loadGenerator, type Reader, requestsPerSecond } from './load.ts';
import { recordPages } from './record.ts';
import { signInCustomer } from './sign-in-customer.ts';

/** Many short rounds, because a virtual machine may change its speed twofold within a minute. */
const rounds = 11;
const seconds = 1;
/** V8 compiles the code of a page during its first two hundred requests. */
const warmUpSeconds = 3;

type Comparison = {
  name: string;
  ours: string;
  reference: string;
  reader: Reader;
  goal: number;
};
type Result = { ours: number; reference: number };

const goals = { '/en': 0.3, '/shop': 0.3 } as Record<string, number>;
const productGoal = 0.5;
/** Megabytes, without the database. */
const memoryGoal = 350;

/** `-- rendered /shop /product` measures only these. */
const kinds = new Set(['rendered', 'stored']);
const names = process.argv.slice(2);
const selections = [
  names.filter((name) => kinds.has(name)),
  names.filter((name) => !kinds.has(name)),
];
const isSelected = ({ name }: Comparison) =>
  selections.every((parts) => parts.length === 0 || parts.some((part) => name.includes(part)));

function listComparisons(
  paths: string[],
  { cached, uncached, reference }: Contenders,
  cookie: string,
): Comparison[] {
  const readers: [string, Reader][] = [
    ['visitor, identity', { encoding: 'identity' }],
    ['visitor, gzip', { encoding: 'gzip' }],
    ['customer, gzip', { encoding: 'gzip', cookie }],
  ];
  return paths.flatMap((path) => [
    ...readers.map(([name, reader]) => ({
      name: `${path}, stored, ${name}`,
      ours: cached.url + path,
      reference: `${reference.url}/memory${path}`,
      reader,
      goal: 0.7,
    })),
    {
      name: `${path}, rendered`,
      ours: uncached.url + path,
      reference: `${reference.url}/sql${path}`,
      reader: { encoding: 'identity' },
      goal: goals[path] ?? productGoal,
    },
  ]);
}

/** Alternates between both, so that a busy machine slows both down; the median round counts. */
async function compare({ ours, reference, reader }: Comparison): Promise<Result> {
  await requestsPerSecond(ours, warmUpSeconds, reader);
  await requestsPerSecond(reference, warmUpSeconds, reader);
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      ours: await requestsPerSecond(ours, seconds, reader),
      reference: await requestsPerSecond(reference, seconds, reader),
    });
  }
  results.sort((a, b) => a.ours / a.reference - b.ours / b.reference);
  return results[Math.floor(rounds / 2)]!;
}

/** The goal is for the shop as it runs, which stores its pages. */
function reportMemory({ cached, uncached }: Contenders): void {
  const megabytes = ({ process: { pid } }: BuiltServer) => `${residentMemory(pid!).toFixed(0)} MB`;
  checkGoal(`memory ${megabytes(cached)}`, residentMemory(cached.process.pid!) <= memoryGoal);
  console.log(
    `\nmemory after the load: ${megabytes(cached)} of the shop that stores pages, ` +
      `${megabytes(uncached)} of the one that renders all, goal ≤ ${memoryGoal}`,
  );
}

async function main(): Promise<void> {
  buildShop();
  const database = await startDemoDatabase();
  let contenders: Contenders | undefined;
  try {
    const pages = await recordPages(database.url);
    contenders = await startContenders(database.url, pages);
    console.log(`requests/s by ${loadGenerator}, middle of ${rounds} rounds of ${seconds} s\n`);
    printRow(['page', 'ours', 'reference', 'ratio', 'goal']);
    const comparisons = listComparisons(
      pages.map(({ path }) => path),
      contenders,
      await signInCustomer(contenders.cached.url),
    );
    for (const duel of comparisons.filter(isSelected)) {
      const { ours, reference } = await compare(duel);
      const ratio = ours / reference;
      const figures = [ours.toFixed(0), reference.toFixed(0), ratio.toFixed(2), `≥ ${duel.goal}`];
      printRow([duel.name, ...figures]);
      checkGoal(`${duel.name} ${ratio.toFixed(2)}`, ratio >= duel.goal);
    }
    if (canMeasureMemory) reportMemory(contenders);
  } finally {
    await Promise.all(Object.values(contenders ?? {}).map((contender) => contender.stop()));
    await database.stop();
  }
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
