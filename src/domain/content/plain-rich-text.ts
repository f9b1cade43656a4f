import { parseRichText, type RichNode, type RichTag } from './rich-text.ts';

const inline = new Set<RichTag>(['strong', 'em', 'u', 'a']);

/** The words of a text that may be rich, in one line: for search engines and previews. */
export const plainRichText = (text: string): string =>
  parseRichText(text).map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const words = node.children.map(wordsOf).join('');
  return inline.has(node.tag) ? words : ` ${words} `;
}
