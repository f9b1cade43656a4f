const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  'a',
  'br',
] as const;
export type RichTag = (typeof tags)[number];

/** Rich text as a tree of allowed elements. Never HTML: React renders it. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };
type Element = Exclude<RichNode, string>;

const known: Readonly<Record<string, RichTag>> = {
  ...Object.fromEntries(tags.map((tag) => [tag, tag])),
  b: 'strong',
  i: 'em',
  // The page already has its h1.
  h1: 'h2',
};
const blocks = new Set<RichTag>(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote']);
const unspoken = new Set(['script', 'style', 'template', 'title', 'textarea', 'svg', 'math']);
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;

/** Elements inside of each other; the tags of deeper ones are removed. */
const maxDepth = 20;

/**
 * Plain text is split into paragraphs at empty lines; text with tags is parsed as the editor's
 * HTML.
 */
export function parseRichText(text: string): RichNode[] {
  if (/<[a-z!/]/i.test(text)) return inBlocks(parseElements(text));
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ tag: 'p', children: [paragraph] }));
}

/**
 * Unknown tags are removed and their text stays; scripts and the like are removed with their
 * content.
 */
function parseElements(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: Element[] = [];
  let silent: string | null = null;
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(token)) {
    const raw = name.toLowerCase();
    if (silent) {
      if (slash && raw === silent) silent = null;
      continue;
    }
    const tag = Object.hasOwn(known, raw) ? known[raw] : undefined;
    if (!name) {
      if (!whole.startsWith('<!--')) (open.at(-1)?.children ?? root).push(decoded(whole));
    } else if (unspoken.has(raw)) {
      if (!slash && !attributes.endsWith('/')) silent = raw;
    } else if (tag && slash) {
      close(open, tag);
    } else if (tag && open.length < maxDepth) {
      makeRoom(open, tag);
      const element = elementOf(tag, attributes);
      (open.at(-1)?.children ?? root).push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root;
}

function elementOf(tag: RichTag, attributes: string): Element {
  const href = tag === 'a' ? safeAddress(attributes) : undefined;
  return href ? { tag, href, children: [] } : { tag, children: [] };
}

function close(open: Element[], tag: RichTag): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index >= 0) open.length = index;
}

/**
 * Closes open elements as a browser does: a paragraph ends at a block, a list item at the next
 * item.
 */
function makeRoom(open: Element[], tag: RichTag): void {
  if (tag === 'a') close(open, 'a');
  const item = open.findLastIndex((element) => element.tag === 'li');
  const list = open.findLastIndex(({ tag: outer }) => outer === 'ul' || outer === 'ol');
  if (tag === 'li' && item > list) open.length = item;
  const text = open.findIndex((element) => ['p', 'h2', 'h3', 'h4'].includes(element.tag));
  if (text >= 0 && (tag === 'li' || blocks.has(tag))) open.length = text;
}

/** Allows web, mail and phone links, anchors and own paths: no scripts, no data URLs. */
export const isSafeAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\p{Cc}]*$/iu.test(address);

function safeAddress(attributes: string): string | undefined {
  const [, , double, single, bare] =
    /(^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i.exec(attributes) ?? [];
  const address = decoded(double ?? single ?? bare ?? '').trim();
  return isSafeAddress(address) ? address : undefined;
}

/** Wraps text outside of blocks in a paragraph. */
function inBlocks(nodes: RichNode[]): RichNode[] {
  const result: Element[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    if (loose.some((node) => typeof node !== 'string' || node.trim())) {
      result.push({ tag: 'p', children: loose });
    }
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !blocks.has(node.tag)) loose.push(node);
    else {
      flush();
      result.push(node);
    }
  }
  flush();
  return result;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}
