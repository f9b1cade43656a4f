import type { z } from 'zod';

/** A field whose value was changed; `from` is what the editor saw. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Names of the hidden inputs beside each field. */
export const fromName = (field: string) => `from.${field}`;
export const theirsName = (field: string) => `theirs.${field}`;
export const choiceName = (field: string) => `choose.${field}`;

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Compares what was sent with what the editor saw. After a conflict, the editor's choice decides:
 * theirs is left as it is, one's own is written over the value that was shown as theirs.
 */
export function changesInForm(form: FormData, shape: Shape, input: object): FieldChange[] {
  const valueOf = (field: string, text: string) => {
    const parsed = shape[field]!.safeParse(text);
    return parsed.success ? parsed.data : text;
  };
  return Object.entries(input).flatMap(([field, to]) => {
    const from = textOf(form, fromName(field));
    const theirs = textOf(form, theirsName(field));
    const choice = textOf(form, choiceName(field));
    if (from === null || choice === 'theirs') return [];
    const seen = choice === 'mine' && theirs !== null ? theirs : from;
    const change = { field, from: valueOf(field, seen), to };
    return isSame(change.from, to) ? [] : [change];
  });
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
