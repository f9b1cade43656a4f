import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { missedPrefix } from './goals.ts';

const packageFile = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
const { scripts } = JSON.parse(packageFile) as { scripts: Record<string, string> };

/** `-- checkout http` runs only these. */
const selected = process.argv.slice(2).map((name) => `bench:${name}`);
const all = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const unknown = selected.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.`);
const benches = selected.length > 0 ? selected : all;

type Result = 'ended' | 'missed goals' | 'failed';

/** Shows what the bench prints; its last line says whether it failed or only missed goals. */
async function runBench(name: string): Promise<Result> {
  const bench = spawn('npm', ['run', '--silent', name], {
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const exited = once(bench, 'close') as Promise<[number | null]>;
  let last = '';
  for await (const line of createInterface({ input: bench.stdout })) {
    console.log(line);
    last = line || last;
  }
  const [status] = await exited;
  if (status === 0) return 'ended';
  return last.startsWith(missedPrefix) ? 'missed goals' : 'failed';
}

// A bench that fails does not stop the others.
const results: { name: string; result: Result }[] = [];
console.log(`${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, ${release()}`);
for (const name of benches) {
  const began = performance.now();
  console.log(`\n=== npm run ${name}`);
  const result = await runBench(name);
  results.push({ name, result });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`=== ${name} ${result} after ${minutes} minutes`);
}
const namesOf = (wanted: Result) =>
  results.flatMap(({ name, result }) => (result === wanted ? [name] : []));
const list = (names: string[]) => names.join(', ') || 'none';
console.log(
  `\n${namesOf('ended').length} ended, missed goals: ${list(namesOf('missed goals'))}, failed: ${list(namesOf('failed'))}`,
);
process.exit(namesOf('ended').length === results.length ? 0 : 1);
