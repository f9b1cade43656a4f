import { z } from 'zod';

const text = z.string().max(200_000);

/** One field of a record that was edited and not saved. Values are texts, as a form sends them. */
export interface DraftField {
  /** What was stored when the editing began. */
  from: string;
  to: string;
  /** The account of its author. */
  by: string;
  /** When, in ISO format. */
  at: string;
}

export type DraftFields = Readonly<Record<string, DraftField>>;

/** What was typed since the last time; `was` is the draft that this browser knew, if any. */
export const draftPatch = z
  .array(
    z.strictObject({
      field: z.string().regex(/^[a-z0-9_.]{1,100}$/),
      from: text,
      was: text.nullable(),
      to: text,
    }),
  )
  .max(400);
export type DraftPatch = z.infer<typeof draftPatch>;

export interface MergedDraft {
  fields: DraftFields;
  /** Fields in which a colleague has typed something else meanwhile; theirs stays. */
  conflicts: string[];
}

/** Compare and set, field by field. A field that is typed back to what is stored leaves the draft. */
export function mergeDraft(
  current: DraftFields,
  patch: DraftPatch,
  author: Pick<DraftField, 'by' | 'at'>,
): MergedDraft {
  const fields = new Map(Object.entries(current));
  const conflicts: string[] = [];
  for (const { field, from, was, to } of patch) {
    const present = fields.get(field)?.to ?? null;
    if (present !== was && present !== to) conflicts.push(field);
    else if (to === from) fields.delete(field);
    else fields.set(field, { from: fields.get(field)?.from ?? from, to, ...author });
  }
  return { fields: Object.fromEntries(fields), conflicts };
}
