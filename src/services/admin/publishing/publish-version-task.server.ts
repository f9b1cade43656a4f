import { defineTask } from '#platform/jobs/job.ts';
import { publishScheduled } from './publish-scheduled.server.ts';
import { publishVersionJob } from './publish-version-job.ts';

export const publishVersionTask = defineTask(publishVersionJob, ({ version }, { now }) =>
  publishScheduled(version, now),
);
