import type { TranslationOf } from '../../../translate.ts';
import type { adminPublishing as english } from '../../en/admin-publishing/index.ts';
import { review } from './review.ts';

export const adminPublishing: TranslationOf<typeof english> = {
  review,
};
