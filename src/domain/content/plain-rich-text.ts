import { parseRichText, type RichNode, type RichTag } from './rich-text.ts';

const inline = new Set<RichTag>(['strong', 'em', 'u', 'a']);

/** The words of a text that may be rich, in one line: for search engines and previews. */
export const plainRichText = (text: string): string =>
  parseRichText(text).map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const text = node.children.map(textOf).join('');
  return inline.has(node.tag) ? text : ` ${text} `;
}
