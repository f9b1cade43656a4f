import { preview } from './preview.ts';
import { review } from './review.ts';
import { draftConflicts, schedule, versionActions } from './schedule.ts';

export const adminPublishing = {
  review,
  preview,
  schedule,
  conflicts: draftConflicts,
  versions: versionActions,
} as const;
