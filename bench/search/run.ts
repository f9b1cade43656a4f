import pg from 'pg';
import { checkGoal, reportGoals } from '../goals.ts';
import { compareSizes, quantile, type Subject } from '../large-shop/compare.ts';
import { printRow } from '../print-row.ts';

const goals = { ratio: 3, milliseconds: 30 };

const terms = new Map([
  ['chair', 'in the name of many'],
  ['carved sofa', 'two words, both common'],
  ['walnut', 'in many texts, in no name'],
  ['word1234', 'in few texts'],
  ['ch', 'the beginning of several words'],
  ['wo', 'the beginning of thousands of words'],
  ['choir', 'misspelt'],
  ['كنبة', 'Arabic'],
  ['kanaba', 'Arabic in Latin letters'],
  ['P-77', 'a number'],
  ['zzzzqqqq', 'nothing'],
]);

/** The function behind every search, with a visitor's rights. */
async function startVisitor(databaseUrl: string): Promise<Subject> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('set role anon');
  const text = 'select * from public.search_content($1)';
  return {
    run: (term) => client.query({ name: 'search', text, values: [term] }),
    stop: () => client.end(),
  };
}

process.once('SIGINT', () => process.exit(130));
printRow(['search, p95 milliseconds', '1,000', '100,000', 'ratio', 'goal']);
await compareSizes(startVisitor, [...terms.keys()], (term, durations) => {
  const [few, many] = [quantile(durations.small, 0.95), quantile(durations.large, 0.95)];
  const ratio = (many / few).toFixed(2);
  const goal = `≤ ${goals.ratio}, ≤ ${goals.milliseconds} ms`;
  printRow([terms.get(term)!, few.toFixed(1), many.toFixed(1), ratio, goal]);
  const isMet = many / few <= goals.ratio && many <= goals.milliseconds;
  checkGoal(`${terms.get(term)} ${ratio} times, ${many.toFixed(1)} ms`, isMet);
});
reportGoals();
