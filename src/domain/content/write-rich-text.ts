import { z } from 'zod';
import { parseRichText, type RichNode, type RichTag } from './rich-text.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

const isBreak = (node: RichNode) => typeof node === 'object' && node.tag === 'br';

/** Elements that show nothing: without text, or with line breaks alone. */
const isEmpty = (node: RichNode): boolean =>
  typeof node === 'string'
    ? node.trim() === ''
    : !isBreak(node) && node.children.every((child) => isBreak(child) || isEmpty(child));

/** HTML of the allowed elements, and of nothing else. */
export const toHtml = (nodes: readonly RichNode[], parent?: RichTag): string =>
  nodes
    .filter((node) => typeof node === 'string' || !isEmpty(node))
    .map((node) => htmlOf(node, parent))
    .join('');

function htmlOf(node: RichNode, parent: RichTag | undefined): string {
  if (typeof node === 'string') return escape(node);
  const { tag, href } = node;
  if (tag === 'br') return '<br>';
  // A link without an address and an item without a list are only their content.
  const isBare = (tag === 'a' && !href) || (tag === 'li' && parent !== 'ul' && parent !== 'ol');
  if (isBare) return toHtml(node.children, parent);
  const attribute = href ? ` href="${escape(href)}"` : '';
  return `<${tag}${attribute}>${toHtml(contentOf(node), tag)}</${tag}>`;
}

/** The editor puts a paragraph into every item of a list; the shop shows the text alone. */
function contentOf({ tag, children }: Exclude<RichNode, string>): readonly RichNode[] {
  if (tag !== 'li') return children;
  const [first, ...rest] = children.filter((child) => !isEmpty(child));
  const isOneParagraph =
    typeof first === 'object' &&
    first.tag === 'p' &&
    rest.every((child) => typeof child === 'object' && /^[uo]l$/.test(child.tag));
  return isOneParagraph ? [...first.children, ...rest] : children;
}

/** What is stored of a text: plain text as it is, anything with tags as the allowed elements. */
export function cleanRichText(text: string): string {
  const trimmed = text.trim();
  return hasTags(trimmed) ? rewrite(trimmed) : trimmed;
}

const hasTags = (text: string) => /<[a-z!/]/i.test(text);

/** Again while that changes something: elements in places where they cannot be move out step by step. */
function rewrite(html: string, attempts = 8): string {
  const written = toHtml(parseRichText(html)).trim();
  return written === html || attempts === 0 || !hasTags(written)
    ? written
    : rewrite(written, attempts - 1);
}

/** A field of a record with rich text. */
export const richTextField = (maxLength = 20_000) =>
  z
    .string()
    .transform((text) => cleanRichText(text.replaceAll('\r\n', '\n')))
    .pipe(z.string().max(maxLength, 'too_long'));
