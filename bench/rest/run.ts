import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopProcess } from '#tests/support/built-server.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { loadGenerator, requestsPerSecond } from '../http/load.ts';

const path =
  '/products?select=id,name,name_ar,price,image_url,product_images(image_url,is_primary)&order=created_at.desc&limit=20';
const rounds = 3;
const seconds = 3;
const goal = 0.5;

/** 20 products with their pictures, through /rest/v1 and through a handler that only sends the SQL. */
async function main(): Promise<void> {
  const database = await startDemoDatabase();
  const server = fork(join(import.meta.dirname, 'serve-process.ts'), [path], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      AUTH_SECRET: 'only-for-the-bench-0123456789-abcdef',
      LOG_LEVEL: 'silent',
      API_REQUESTS_PER_SECOND: '1000000',
    },
  });
  try {
    const [{ url }] = (await once(server, 'message')) as [{ url: string }];
    const [ours, bare] = [`${url}/rest/v1${path}`, `${url}/bare`];
    await requestsPerSecond(ours, 1);
    await requestsPerSecond(bare, 1);
    const ratios: number[] = [];
    console.log(`requests/s by ${loadGenerator}, ${rounds} rounds of ${seconds} s`);
    for (let round = 0; round < rounds; round += 1) {
      const own = await requestsPerSecond(ours, seconds);
      const reference = await requestsPerSecond(bare, seconds);
      ratios.push(own / reference);
      console.log(`${own.toFixed(0)} of ${reference.toFixed(0)}: ${(own / reference).toFixed(2)}`);
    }
    const middle = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!;
    console.log(`middle ${middle.toFixed(2)}, goal ≥ ${goal}`);
    checkGoal(`${middle.toFixed(2)} of the bare handler`, middle >= goal);
  } finally {
    await stopProcess(server);
    await database.stop();
  }
}

await main();
reportGoals();
