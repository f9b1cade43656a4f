import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import type { Text } from '../text.ts';
import { homeSections, type SectionItem, type SectionSeed } from './home.ts';
import type { BlockSeed, PageSeed } from './page.ts';
import { pagesAboutUs } from './pages-about-us.ts';
import { pagesOfTerms } from './pages-of-terms.ts';
import { shortPages } from './short-pages.ts';

const published = { status: 'published' as const, is_visible: true };

/** { title_en, title_ar }, or nothing where there is no text. */
const both = (field: string, text: Text | undefined): Record<string, string> =>
  text ? { [`${field}_en`]: text[0], [`${field}_ar`]: text[1] } : {};

const itemContent = ({ title, description, body, image, cta, secondCta, rating }: SectionItem) => ({
  ...both('title', title),
  ...both('description', description),
  ...both('body', body),
  ...(image && { image }),
  ...(cta && { cta_text: cta.text[0], cta_text_ar: cta.text[1], cta_url: cta.url }),
  ...(secondCta && {
    second_cta_text: secondCta.text[0],
    second_cta_text_ar: secondCta.text[1],
    second_cta_url: secondCta.url,
  }),
  ...(rating && { rating }),
});

const blockContent = ({ title, description, body, items }: BlockSeed, language: 0 | 1) => ({
  title: title[language],
  ...(description && { description: description[language] }),
  ...(body && { body: body[language] }),
  ...(items && {
    items: items.map((item) => ({ title: item[0][language], description: item[1][language] })),
  }),
});

/** Legal pages are read clause by clause: each item becomes a block of its own. */
const intoClauses = ({ page, blocks }: PageSeed): PageSeed => ({
  page,
  blocks: blocks.flatMap(({ items = [], ...lead }) => [
    lead,
    ...items.map(([title, body], index) => ({ section: `clause-${index + 1}`, title, body })),
  ]),
});

const pages: readonly PageSeed[] = [
  ...pagesAboutUs,
  ...shortPages,
  ...pagesOfTerms.map(intoClauses),
];

const sectionId = ({ name }: SectionSeed): string => idOf('section', 'home', name);

export const pageRows = (now: Date): Rows[] => [
  rowsOf(
    'page_sections',
    homeSections.map((section, order_index) => ({
      id: sectionId(section),
      page_name: 'home',
      name: section.name,
      display_name: section.display[0],
      display_name_ar: section.display[1],
      description: section.description?.[0] ?? null,
      description_ar: section.description?.[1] ?? null,
      order_index,
      layout_type: section.layout,
      config: section.config ?? {},
      ...published,
      created_at: now,
      updated_at: now,
    })),
  ),
  rowsOf('page_content', [
    ...homeSections.flatMap((section) =>
      (section.items ?? []).map((item, index) => ({
        id: idOf('content', 'home', section.name, index),
        section_id: sectionId(section),
        page_name: 'home',
        section_name: section.name,
        content_type: section.layout,
        section_order: index,
        content: itemContent(item),
        ...published,
        published_at: now,
        created_at: now,
        updated_at: now,
      })),
    ),
    ...pages.flatMap(({ page, blocks }) =>
      blocks.map((block, index) => ({
        id: idOf('content', page, block.section),
        section_id: null,
        page_name: page,
        section_name: block.section,
        content_type: 'text',
        section_order: index,
        content: { en: blockContent(block, 0), ar: blockContent(block, 1) },
        ...published,
        published_at: now,
        created_at: now,
        updated_at: now,
      })),
    ),
  ]),
];
