import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { StepResult } from './run-step.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const browserSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(browserSuite).optional();
  },
});

const playwrightReport = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(browserSuite),
});

/** Counts test cases; a file that could not even be loaded is one failure. */
export async function vitestTally(file: string): Promise<StepResult> {
  const report = vitestReport.safeParse(await readReport(file));
  if (!report.success) return nothingRan;
  const tally: StepResult = { passed: 0, failures: [] };
  for (const { name, status, assertionResults } of report.data.testResults) {
    const failures = assertionResults.filter((each) => each.status === 'failed');
    tally.passed += assertionResults.filter((each) => each.status === 'passed').length;
    tally.failures.push(...failures.map(({ fullName }) => `${relative('', name)}: ${fullName}`));
    if (status === 'failed' && failures.length === 0) tally.failures.push(relative('', name));
  }
  return tally;
}

/** A test that needed a second attempt has failed; errors outside of tests count too. */
export async function playwrightTally(file: string): Promise<StepResult> {
  const report = playwrightReport.safeParse(await readReport(file));
  if (!report.success) return nothingRan;
  const tests = report.data.suites.flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const outsideOfTests = report.data.errors.map(({ message = 'an error outside of tests' }) =>
    stripVTControlCharacters(message),
  );
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [...failed.map(({ name }) => name), ...outsideOfTests],
  };
}

function testsOf(suite: z.infer<typeof browserSuite>): { name: string; status: string }[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file}: ${title} (${projectName})`,
      status,
    })),
  );
  return own.concat((suite.suites ?? []).flatMap(testsOf));
}

const nothingRan: StepResult = { passed: 0, failures: [] };

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
