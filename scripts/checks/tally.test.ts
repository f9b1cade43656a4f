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

describe('the count of npm test', () => {
  test('names failed cases and a file that does not load', async () => {
    const assertionResults = [
      { fullName: 'a sum adds', status: 'passed' },
      { fullName: 'a sum is exact', status: 'failed' },
      { fullName: 'a sum is fast', status: 'pending' },
    ];
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', assertionResults },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(await vitestTally(report({ testResults }))).toEqual({
      passed: 1,
      failures: ['sum.test.ts: a sum is exact', 'broken.test.ts'],
    });
  });

  test('names flaky browser tests and errors outside of tests, however deep', async () => {
    const spec = (title: string, ...statuses: string[]) => ({
      file: 'cart.spec.ts',
      title,
      tests: statuses.map((status) => ({ projectName: 'phone', status })),
    });
    const inner = { specs: [spec('two', 'expected', 'skipped'), spec('three', 'flaky')] };
    const suites = [{ specs: [spec('one', 'unexpected')], suites: [inner] }];
    const errors = [{ message: '\u001B[31mno browser\u001B[39m' }, {}];
    expect(await playwrightTally(report({ errors, suites }))).toEqual({
      passed: 1,
      failures: [
        'cart.spec.ts: one (phone)',
        'cart.spec.ts: three (phone)',
        'no browser',
        'an error outside of tests',
      ],
    });
  });

  test('fails when a runner crashed, left no report or ran nothing', async () => {
    const passed = { passed: 7, failures: [] };
    expect(countStep('unit tests', false, passed)).toEqual({ passed: 7, failures: ['unit tests'] });
    expect(countStep('unit tests', true, await vitestTally(join(folder, 'none')))).toEqual({
      passed: 0,
      failures: ['unit tests'],
    });
  });

  test('counts a check without cases as one', () => {
    expect(countStep('lint', true)).toEqual({ passed: 1, failures: [] });
    expect(countStep('lint', false)).toEqual({ passed: 0, failures: ['lint'] });
  });
});
