import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cluster } from './embedded/cluster.ts';
import { temporaryCluster } from './embedded/temporary.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Milliseconds after which a script counts as one that hangs. */
const limit = 120_000;

let cluster: Cluster;
let folder: string;

beforeAll(async () => {
  cluster = await temporaryCluster();
  folder = mkdtempSync(join(tmpdir(), 'fustat-operator-'));
});

afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

function run(name: string, args: string[]) {
  const [program, ...rest] = scripts[name]!.split(' ');
  if (program !== 'node') throw new Error(`${name} is not run by Node.`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...rest, ...args], {
    encoding: 'utf8',
    timeout: limit,
    input: '',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: cluster.url('postgres'),
      AUTH_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'https://shop.example',
      UPLOADS_DIR: folder,
    },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** In the order of a new installation; what each says last, and how it ends. */
const operated: [name: string, args: string[], status: number, output: RegExp][] = [
  ['db:migrate', [], 0, /The schema is up to date\.$/],
  ['admin:create', ['--email', 'owner@shop.example'], 0, /shown only this once: \S+$/],
  ['keys', [], 0, /ANON_KEY=sb_\S+\nSERVICE_KEY=sb_\S+$/],
  ['keys', ['rotate'], 0, /SERVICE_KEY=sb_\S+$/],
  ['keys', ['revoke-older'], 0, /SERVICE_KEY=sb_\S+$/],
  ['check:invariants', [], 0, / 0 broken$/],
  ['db:seed', [], 1, /never put into production\.$/],
  ['db:reset', [], 1, /never reset\.$/],
  ['backup', ['--check', '--to', 'var/none'], 1, /\S/],
  ['restore', [], 1, /Say --from/],
];

it.each(operated)('%s %s ends by itself', (name, args, status, output) => {
  const at = args.map((each) => each.replace('var/none', join(folder, 'backup')));
  const result = run(name, at);
  expect([result.status, result.output.trim()]).toEqual([status, expect.stringMatching(output)]);
});

it('runs every script for operators', () => {
  const developers = /^(bench|drill|studio):|^(bench|start|test|verify|dev|build|format|db:types)$/;
  const known = new Set(operated.map(([name]) => name));
  expect(Object.keys(scripts).filter((name) => !developers.test(name) && !known.has(name))).toEqual(
    [],
  );
});
