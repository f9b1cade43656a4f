import type { TranslationOf } from '../../../translate.ts';
import type { adminPublishing as english } from '../../en/admin-publishing/index.ts';
import { preview } from './preview.ts';
import { review } from './review.ts';
import { draftConflicts, schedule, versionActions } from './schedule.ts';

export const adminPublishing: TranslationOf<typeof english> = {
  review,
  preview,
  schedule,
  conflicts: draftConflicts,
  versions: versionActions,
};
