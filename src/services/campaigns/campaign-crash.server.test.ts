import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCampaign, inviteNewPeople, readersOf, runCampaigns } from '#tests/support/campaigns.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { person } from '#tests/support/ordering.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { allTasks } from '../jobs/all-tasks.server.ts';
import { createMailTransport } from '../mail/mail-transport.server.ts';
import { scheduleCampaign } from './schedule-campaign.server.ts';

let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
});
afterAll(async () => {
  await sink.close();
  await database.close();
});

/** A process of its own that sends until it is killed. */
const program = `
  import { startJobs } from './src/platform/jobs/start-jobs.server.ts';
  import { allTasks } from './src/services/jobs/all-tasks.server.ts';
  await startJobs(allTasks({ campaignPause: 0 }));
`;

it('reaches 400 people once, although its process is killed half way and two go on', async () => {
  const { owner } = database;
  const now = new Date();
  const earlier = new Date(now.getTime() - 600_000);
  const id = await addCampaign(owner);
  const people = await inviteNewPeople(owner, id, 400);
  const marketing = { actor: await person(now, ['marketing']), now: earlier };
  await scheduleCampaign(id, null, marketing);

  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      SMTP_URL: sink.url,
      MAIL_FROM: 'a@b.example',
    },
  });
  const ended = once(child, 'exit');
  await eventually(async () => expect(sink.taken.length).toBeGreaterThan(150));
  // It has begun a mail that was not accepted: what follows is what a power cut leaves.
  sink.behave('hang');
  await eventually(async () => expect(sink.held.length).toBe(1));
  child.kill('SIGKILL');
  await ended;
  sink.behave('take');

  await owner.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await owner.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null',
  );
  const transport = createMailTransport(sink.url, 'a@b.example');
  const tasks = allTasks({ transport, campaignPause: 0 });
  const resume = (minutes: number) =>
    runCampaigns(database, { now: new Date(now.getTime() + minutes * 60_000), tasks });
  await Promise.all([resume(1), resume(1)]);
  await owner.query('update graphile_worker._private_jobs set run_at = now()');
  await Promise.all([resume(5), resume(5)]);

  expect(readersOf(sink.taken)).toEqual(people);
  const { rows } = await owner.query('select status, people, mailed from notification_campaigns');
  expect(rows).toEqual([{ status: 'sent', people: 400, mailed: 400 }]);
});
