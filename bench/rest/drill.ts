import { spawnSync } from 'node:child_process';

/** The generated requests of the tests, many more of them: `npm run drill:rest -- 100000 20000`. */
const [reads = '100000', writes = '20000', seed = '17'] = process.argv.slice(2);
const files = ['generated-requests', 'generated-writes'].map(
  (name) => `src/api/rest/${name}.test.ts`,
);
const env = { ...process.env, REST_REQUESTS: reads, REST_WRITES: writes, REST_SEED: seed };
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=database', ...files],
  { stdio: 'inherit', env },
);
process.exitCode = status ?? 1;
