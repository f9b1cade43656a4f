import { parseRows } from '#domain/admin/forms/rows-input.ts';
import type { FieldProblems } from '../../shared/forms/form-result.ts';
import type { FieldTexts } from './form-texts.ts';

interface Typed {
  /** When the form was sent. */
  sent: FieldTexts;
  now: FieldTexts;
  /** Fields that are checked together: to change one may correct another. */
  related: readonly (readonly string[])[];
}

/**
 * The problems whose values were changed since the form was sent: a sentence about a value that is no
 * longer there is wrong. In rows each cell counts, until rows were added or removed; the field itself
 * when all of its cells do.
 */
export function correctedFields(problems: FieldProblems, typed: Typed): ReadonlySet<string> {
  const names = Object.keys(problems);
  const corrected = new Set(names.filter((name) => isCorrected(name, typed)));
  for (const name of names.filter((each) => !each.includes('.'))) {
    const cells = names.filter((each) => each.startsWith(`${name}.`));
    if (cells.some((cell) => !corrected.has(cell))) corrected.delete(name);
  }
  return corrected;
}

function isCorrected(name: string, typed: Typed): boolean {
  const { sent, now, related } = typed;
  const [field = '', row, cell] = name.split('.');
  const isChanged = (other: string) => now[other] !== sent[other];
  if (row === undefined || cell === undefined) {
    const others = related.find((group) => group.includes(field)) ?? [];
    return [field, ...others].some(isChanged);
  }
  const [before, after] = [sent, now].map((texts) => parseRows(texts[field] ?? ''));
  if (before?.length !== after?.length) return true;
  const others = related.find((group) => group.includes(cell)) ?? [];
  return [cell, ...others].some(
    (each) => before?.[Number(row)]?.[each] !== after?.[Number(row)]?.[each],
  );
}
