import type { TranslationOf } from '../../../translate.ts';
import type { adminSettings as english } from '../../en/admin-settings/index.ts';
import { failedJobs } from './failed-jobs.ts';

export const adminSettings: TranslationOf<typeof english> = {
  failedJobs,
};
