import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countStep } from './run-step.ts';
import { playwrightTally, vitestTally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const cases = (...statuses: string[]) => statuses.map((status) => ({ status }));

describe('the count of npm test', () => {
  test('sums test cases and takes a file that does not load for a failure', async () => {
    const testResults = [
      { status: 'failed', assertionResults: cases('passed', 'failed', 'pending') },
      { status: 'passed', assertionResults: cases('passed') },
      { status: 'failed', assertionResults: [] },
    ];
    expect(await vitestTally(report({ testResults }))).toEqual({ passed: 2, failed: 2 });
  });

  test('takes a flaky browser test and an error outside of tests for failures', async () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(await playwrightTally(report({ errors: [{}], stats }))).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  test('fails when a runner crashed, left no report or ran nothing', async () => {
    expect(countStep(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
    expect(countStep(true, await vitestTally(join(folder, 'none')))).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  test('counts a check without cases as one', () => {
    expect(countStep(true)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(false)).toEqual({ passed: 0, failed: 1 });
  });
});
