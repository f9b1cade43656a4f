import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const moduleUnderTest = join(import.meta.dirname, 'allocate-young.server.ts');

/** All of its objects survive. */
const program = `
  const kept = [];
  const allocate = (number) => ({ number, inner: { number } });
  for (let round = 0; round < 40; round += 1) {
    kept.push(Array.from({ length: 5000 }, (_, number) => allocate(number)));
  }
`;

/** What V8 says about the places where it allocates. */
function reportedSites(imported: string[]): string[] {
  const flags = ['--trace-pretenuring-statistics', ...imported, '--input-type=module'];
  const output = execFileSync(process.execPath, [...flags, '--eval', program]);
  return output.toString().match(/AllocationSite.*/g) ?? [];
}

/** The name of the flag is V8's own: a new version of Node may change it. */
test('V8 does not decide to allocate among the old objects', () => {
  expect(reportedSites([])).not.toEqual([]);
  expect(reportedSites(['--import', moduleUnderTest])).toEqual([]);
});

test('the server sets it before all else', () => {
  const server = readFileSync(join(import.meta.dirname, '..', 'server.ts'), 'utf8');
  expect(server).toMatch(/^import '#platform\/allocate-young.server.ts';/);
});
