import { z } from 'zod';
import { draftPatch } from '#domain/admin/drafts/merge-draft.ts';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('invalid');
    return z.NEVER;
  }
});

export const storeInput = z.object({ patch: json.pipe(draftPatch) });

export const discardInput = z.object({
  fields: json.pipe(z.array(z.string().max(100)).max(400)),
  scope: z.enum(['own', 'all']),
});
