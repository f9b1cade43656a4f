import { failedJobs } from './failed-jobs.ts';
import { settingsHub } from './hub.ts';
import { systemPage } from './system.ts';

export const adminSettings = {
  hub: settingsHub,
  failedJobs,
  system: systemPage,
} as const;
