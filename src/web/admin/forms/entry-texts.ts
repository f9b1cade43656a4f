import type { FieldTexts } from './form-texts.ts';

/** What a form holds, to compare it with what was sent: all choices of a group, and files by name and size. */
export const entryTexts = (data: FormData): FieldTexts =>
  Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data
        .getAll(name)
        .map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.size}`))
        .join('\n'),
    ]),
  );
