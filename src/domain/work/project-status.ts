import { z } from 'zod';
import { wholeNumber } from '../admin/settings/setting-fields.ts';

export const projectStatuses = ['current', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** A move of the slider in the list; `from` is what the page showed. */
export const progressInput = z.object({
  project: z.guid('invalid_choice'),
  from: wholeNumber(0, 100),
  to: wholeNumber(0, 100),
});
export type ProgressInput = z.infer<typeof progressInput>;
