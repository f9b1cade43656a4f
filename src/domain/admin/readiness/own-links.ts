import { parseRichText, type RichNode } from '../../content/rich-text.ts';

/** A link to a page of the shop, and the field of the form that holds it. */
export interface OwnLink {
  field: string;
  /** The path without language, query and fragment. */
  path: string;
}

/** The path of an address within the shop; null for other sites, mail, telephones and anchors. */
export function ownPath(address: string): string | null {
  const trimmed = address.trim();
  if (!trimmed.startsWith('/') || /^\/[/\\]/.test(trimmed)) return null;
  const path = trimmed.split(/[?#]/, 1)[0]!.replace(/^\/(?:en|ar)(?=\/|$)/, '') || '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The links in fields that hold an address, and in those that hold rich text. */
export function ownLinks(
  texts: Readonly<Record<string, string>>,
  {
    addresses = [],
    richTexts = [],
  }: { addresses?: readonly string[]; richTexts?: readonly string[] },
): OwnLink[] {
  const found = [
    ...addresses.map((field) => ({ field, addresses: [texts[field] ?? ''] })),
    ...richTexts.map((field) => ({ field, addresses: hrefsIn(parseRichText(texts[field] ?? '')) })),
  ];
  return found.flatMap(({ field, addresses: links }) =>
    [...new Set(links.map(ownPath))].flatMap((path) => (path === null ? [] : [{ field, path }])),
  );
}

function hrefsIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...hrefsIn(node.children)],
  );
}
