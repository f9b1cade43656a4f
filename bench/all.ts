import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';

const packageFile = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
const { scripts } = JSON.parse(packageFile) as { scripts: Record<string, string> };

/** `-- checkout http` runs only these. */
const selected = process.argv.slice(2).map((name) => `bench:${name}`);
const all = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const unknown = selected.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.`);
const benches = selected.length > 0 ? selected : all;

// A bench that fails does not stop the others.
const failed: string[] = [];
console.log(`${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, ${release()}`);
for (const name of benches) {
  const began = performance.now();
  console.log(`\n=== npm run ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed.push(name);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`=== ${name} ${status === 0 ? 'ended' : 'failed'} after ${minutes} minutes`);
}
console.log(`\n${benches.length - failed.length} ended, failed: ${failed.join(', ') || 'none'}`);
process.exit(failed.length > 0 ? 1 : 0);
