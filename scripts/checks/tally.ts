import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { StepResult } from './run-step.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Counts test cases; a file that could not even be loaded is one failure. */
export async function vitestTally(file: string): Promise<StepResult> {
  const report = vitestReport.safeParse(await readReport(file));
  if (!report.success) return nothingRan;
  const results = report.data.testResults;
  const cases = results.flatMap(({ assertionResults }) => assertionResults);
  const failedCases = count(cases, 'failed');
  const brokenFiles = results.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && count(assertionResults, 'failed') === 0,
  );
  return { passed: count(cases, 'passed'), failed: failedCases + brokenFiles.length };
}

/** A test that needed a second attempt has failed; errors outside of tests count too. */
export async function playwrightTally(file: string): Promise<StepResult> {
  const report = playwrightReport.safeParse(await readReport(file));
  if (!report.success) return nothingRan;
  const { errors, stats } = report.data;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const nothingRan: StepResult = { passed: 0, failed: 0 };

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function count(cases: { status: string }[], status: string): number {
  return cases.filter((each) => each.status === status).length;
}
