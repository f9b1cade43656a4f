import type { z } from 'zod';
import type { DraftFields } from '#domain/admin/drafts/merge-draft.ts';
import type { FieldValueChange, RecordTexts } from './publishable.ts';

/** A draft without the names of its authors. */
export type FieldTextChanges = Readonly<Record<string, { from: string; to: string }>>;

/** The texts of the record once the changes are applied. */
export function withFieldChanges(texts: RecordTexts, changes: FieldTextChanges): RecordTexts {
  const changed = Object.entries(changes).map(([field, { to }]) => [field, to]);
  return { ...texts, ...Object.fromEntries(changed) };
}

/** Fields of the draft that differ from what is stored. */
export function openChanges(draft: DraftFields, stored: RecordTexts): FieldTextChanges {
  const open = Object.entries(draft).filter(([field, { to }]) => (stored[field] ?? '') !== to);
  return Object.fromEntries(open.map(([field, { from, to }]) => [field, { from, to }]));
}

export type FieldValues =
  | { ok: true; values: FieldValueChange[] }
  | { ok: false; fields: Record<string, string> };

/** The values of changed fields; or the problems of the record as it would be. */
export function valueChanges(
  schema: z.ZodObject,
  after: RecordTexts,
  changes: FieldTextChanges,
): FieldValues {
  const parsed = schema.safeParse(ofShape(schema, after));
  if (!parsed.success) {
    const problems = parsed.error.issues
      .toReversed()
      .map(({ path, message }) => [path[0], message]);
    return { ok: false, fields: Object.fromEntries(problems) as Record<string, string> };
  }
  const values = Object.entries(changes)
    .filter(([field]) => field in schema.shape)
    .map(([field, { from }]) => ({
      field,
      from: valueOf(schema, field, from),
      to: parsed.data[field],
    }));
  return { ok: true, values };
}

/** A switch that is off sends nothing, as in a form. */
const ofShape = (schema: z.ZodObject, texts: RecordTexts) =>
  Object.fromEntries(Object.keys(schema.shape).map((field) => [field, texts[field] ?? '']));

function valueOf(schema: z.ZodObject, field: string, text: string): unknown {
  const parsed = (schema.shape[field] as z.ZodType).safeParse(text);
  return parsed.success ? parsed.data : text;
}
