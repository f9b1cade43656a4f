import { spawnSync } from 'node:child_process';

/** The generated requests of the test, many more of them: `npm run drill:rest -- 100000`. */
const [requests = '100000', seed = '17'] = process.argv.slice(2);
const file = 'src/api/rest/generated-requests.test.ts';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=database', file],
  { stdio: 'inherit', env: { ...process.env, REST_REQUESTS: requests, REST_SEED: seed } },
);
process.exitCode = status ?? 1;
