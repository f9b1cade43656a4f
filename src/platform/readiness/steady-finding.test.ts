import { expect, it } from 'vitest';
import { createSteadyFinding } from './steady-finding.ts';

/** What is reported after each look. */
function reportedAfter(...findings: (string | null)[]): (string | null)[] {
  const steady = createSteadyFinding(3);
  return findings.map((finding) => {
    steady.add(finding);
    return steady.reported();
  });
}

it('reports what was found three times in a row, with its latest words', () => {
  expect(reportedAfter('1 job', '1 job', '2 jobs', '3 jobs')).toEqual([
    null,
    null,
    '2 jobs',
    '3 jobs',
  ]);
});

it('reports nothing that comes and goes', () => {
  expect(reportedAfter('x', 'x', null, 'x', 'x', null)).toEqual(Array(6).fill(null));
});

it('reports until nothing was found three times in a row', () => {
  expect(reportedAfter('x', 'x', 'x', null, null, 'x', null, null, null).slice(2)).toEqual([
    ...Array(6).fill('x'),
    null,
  ]);
});
