import { failedJobs } from './failed-jobs.ts';

export const adminSettings = {
  failedJobs,
} as const;
