import { diffWordsWithSpace } from 'diff';
import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { parseRichText, type RichNode } from '#domain/content/rich-text.ts';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What was added and removed, as a reader sees the texts. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const differences = diffWordsWithSpace(readable(before), readable(after));
  return differences.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Rows as lines, rich text without its tags. */
function readable(text: string): string {
  if (/^\s*\[/.test(text)) return parseRows(text).map(lineOf).join('\n');
  if (/<[a-z]/i.test(text)) return parseRichText(text).map(plainText).join('\n\n');
  return text;
}

const lineOf = ({ id: _id, ...cells }: Record<string, unknown>) =>
  Object.values(cells)
    .filter((cell) => cell !== '' && cell !== null)
    .map(String)
    .join(' · ');

const plainText = (node: RichNode): string =>
  typeof node === 'string'
    ? node
    : node.children.map(plainText).join(node.tag === 'li' ? '\n' : '');
