/** What search engines read in the HTML of a page. */
export interface PageFacts {
  title: string;
  description: string;
  robots: string;
  canonical: string | null;
  /** Addresses by language, as in `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  links: { main: readonly string[]; shell: readonly string[] };
}

type Attributes = Readonly<Record<string, string>>;

/** Reads HTML that React wrote: attributes are quoted, and `<` in texts is escaped. */
export function readPageFacts(html: string): PageFacts {
  const text = html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const metas = tagsOf(text, 'meta');
  const heads = tagsOf(text, 'link');
  const meta = (name: string) => metas.find((each) => each['name'] === name)?.['content'] ?? '';
  const main = /<main\b.*<\/main>/s.exec(text)?.[0] ?? '';
  const alternates = heads.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  return {
    title: decode(/<title\b[^>]*>(.*?)<\/title>/s.exec(text)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: heads.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    alternates: Object.fromEntries(
      alternates.map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    links: { main: linksOf(main), shell: linksOf(text.replace(main, '')) },
  };
}

/** Links that search engines follow. */
const linksOf = (html: string): string[] => [
  ...new Set(
    tagsOf(html, 'a').flatMap(({ href, rel = '' }) =>
      href === undefined || rel.split(' ').includes('nofollow') ? [] : [href],
    ),
  ),
];

function tagsOf(html: string, name: string): Attributes[] {
  const tags = html.matchAll(new RegExp(`<${name}\\b((?:"[^"]*"|[^">])*)>`, 'gi'));
  return [...tags].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [
        attribute.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const decode = (text: string): string =>
  text.replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole).trim();
