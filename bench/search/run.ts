import { join } from 'node:path';
import { compareSizes, printRow } from '../large-shop/compare.ts';
import { quantile } from '../large-shop/measured.ts';

const goals = { ratio: 3, milliseconds: 30 };

const terms = [
  'chair', // in the name of many
  'carved sofa', // two words, both common
  'word1234', // in few texts
  'walnut', // in many texts, in no name
  'ch', // the beginning of many words
  'choir', // misspelt
  'كنبة', // Arabic
  'kanaba', // Arabic in Latin letters
  'P-77', // a number
  'zzzzqqqq', // nothing
];

process.once('SIGINT', () => process.exit(130));
printRow(['search, p95 milliseconds', '1,000', '100,000', 'ratio', 'goal']);
await compareSizes(join(import.meta.dirname, 'measured-search.ts'), terms, (term, durations) => {
  const [few, many] = [quantile(durations.small, 0.95), quantile(durations.large, 0.95)];
  printRow([
    term,
    few.toFixed(2),
    many.toFixed(2),
    (many / few).toFixed(2),
    `≤ ${goals.ratio}, ≤ ${goals.milliseconds} ms`,
  ]);
});
