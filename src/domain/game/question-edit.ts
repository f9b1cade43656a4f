import { z } from 'zod';

/** What can be done to many questions at once. */
export const questionEditNames = ['switchOff', 'switchOn'] as const;
export const questionEditInput = z.object({ edit: z.enum(questionEditNames) });
export type QuestionEdit = z.output<typeof questionEditInput>;
