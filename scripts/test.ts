import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StepResult, runStep, type Step } from './checks/run-step.ts';
import { playwrightTally, vitestTally } from './checks/tally.ts';

const quick = process.argv.includes('--quick');
const reports = await mkdtemp(join(tmpdir(), 'fustat-test-'));
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

const build: Step = { name: 'build', commands: [['node', 'scripts/build.mjs']] };

const checks: Step[] = [
  { name: 'types', commands: [['react-router', 'typegen'], ['tsc']] },
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'lint', commands: [['oxlint', '--type-aware']] },
  { name: 'import boundaries', commands: [['node', 'scripts/checks/boundaries.ts']] },
  { name: 'names', commands: [['node', 'scripts/checks/names.ts']] },
  { name: 'paths in documents', commands: [['node', 'scripts/checks/doc-paths.ts']] },
  { name: 'unused code', commands: [['knip', '--no-progress']] },
  { name: 'generated files', commands: [['node', 'scripts/db.ts', 'types', '--check']] },
];

const jsonTo = `--outputFile.json=${vitestReport}`;
const vitest: Step = {
  name: quick ? 'unit tests' : 'unit, database and HTTP tests',
  commands: [
    ['vitest', 'run', '--reporter=minimal', '--reporter=json', jsonTo].concat(
      quick ? ['--project=unit*'] : [],
    ),
  ],
  tally: () => vitestTally(vitestReport),
};

const browser: Step = {
  name: 'browser tests',
  commands: [['playwright', 'test', '--reporter=dot,json']],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  tally: () => playwrightTally(browserReport),
};

async function main(): Promise<StepResult[]> {
  if (quick) return runInParallel([...checks, vitest]);
  const [built, ...checked] = await runInParallel([build, ...checks]);
  const tested = await runStep(vitest);
  if (!built || built.failures.length > 0) {
    console.log('– browser tests: not run, the build failed');
    return [...checked, tested, { passed: 0, failures: [browser.name] }];
  }
  return [built, ...checked, tested, await runStep(browser)];
}

/** As many at a time as there are cores, in the given order. */
async function runInParallel(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const queue = [...steps.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await runStep(next[1]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

const results = await main().finally(() => rm(reports, { recursive: true, force: true }));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
process.exitCode = failures.length > 0 ? 1 : 0;
// By name at the end, where they are found: what the steps printed may be long.
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
