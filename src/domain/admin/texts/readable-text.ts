import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { parseRichText, type RichNode, type RichTag } from '#domain/content/rich-text.ts';

/** A stored text as a reader sees it: rows as lines, rich text without its tags. */
export function readableText(text: string): string {
  if (/^\s*\[\s*[{\]]/.test(text)) return parseRows(text).map(lineOf).join('\n');
  if (/<[a-z]/i.test(text)) return parseRichText(text).map(plainText).join('\n\n');
  return text;
}

const lineOf = ({ id: _id, ...cells }: Record<string, unknown>) =>
  Object.values(cells)
    .filter((cell) => cell !== '' && cell !== null)
    .map(String)
    .join(' · ');

const ownLine = new Set<RichTag>(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote']);

/** Blocks inside of blocks, such as the items of a list, on a line each; links with their address. */
function plainText(node: RichNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  const text = node.children.reduce<string>((before, child) => {
    const isOnOwnLine = typeof child === 'object' && ownLine.has(child.tag);
    return (isOnOwnLine && before.trim() ? `${before.trimEnd()}\n` : before) + plainText(child);
  }, '');
  return node.href ? `${text} (${node.href})` : text;
}
