import { defaultHome } from '#services/content/default-home/default-home.ts';
import type { StoredSection } from '#domain/content/stored-section.ts';
import { idOf } from '../ids.ts';
import { pictureOfRoom } from '../pictures.ts';
import { type Rows, rowsOf } from '../rows.ts';
import type { BlockSeed, PageSeed } from './page.ts';
import { customServicePage } from './page-of-custom-service.ts';
import { pagesAboutUs } from './pages-about-us.ts';
import { pagesOfTerms } from './pages-of-terms.ts';
import { shortPages } from './short-pages.ts';
import { unfinishedBlocks } from './unfinished-blocks.ts';

const published = { status: 'published' as const, is_visible: true };

const blockTexts = ({ title, description, body, items }: BlockSeed, language: 0 | 1) => ({
  title: title[language],
  ...(description && { description: description[language] }),
  ...(body && { body: body[language] }),
  ...(items && {
    items: items.map((item) => ({
      title: item[0][language],
      description: item[1][language],
      ...(item[2] && { image: item[2] }),
    })),
  }),
});

const blockContent = (block: BlockSeed) => {
  const picture = block.picture ? pictureOfRoom(block.picture) : undefined;
  return {
    en: blockTexts(block, 0),
    ar: blockTexts(block, 1),
    ...(picture && {
      image: picture.url,
      image_width: picture.width,
      image_height: picture.height,
      image_alt_en: picture.alt[0],
      image_alt_ar: picture.alt[1],
    }),
  };
};

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** Each clause of a legal page becomes a separate block. */
const intoClauses = ({ page, blocks }: PageSeed): PageSeed => ({
  page,
  blocks: blocks.flatMap(({ items = [], ...lead }) => [
    lead,
    ...items.map(([title, body]) => ({ section: slugOf(title[0]), title, body })),
  ]),
});

const pages: readonly PageSeed[] = [
  ...pagesAboutUs,
  customServicePage,
  ...shortPages,
  ...pagesOfTerms.map(intoClauses),
];

const sectionId = ({ name }: StoredSection): string => idOf('section', 'home', name);

export const pageRows = (now: Date): Rows[] => [
  rowsOf(
    'page_sections',
    defaultHome.map((section, order_index) => ({
      id: sectionId(section),
      page_name: 'home',
      name: section.name,
      display_name: section.display_name,
      display_name_ar: section.display_name_ar,
      description: section.description ?? null,
      description_ar: section.description_ar ?? null,
      order_index,
      layout_type: section.layout_type,
      config: section.config ?? {},
      ...published,
      created_at: now,
      updated_at: now,
    })),
  ),
  rowsOf('page_content', [
    ...defaultHome.flatMap((section) =>
      (section.items ?? []).map((item, index) => ({
        id: idOf('content', 'home', section.name, index),
        section_id: sectionId(section),
        page_name: 'home',
        section_name: section.name,
        content_type: section.layout_type,
        section_order: index,
        content: item,
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
        content_type: block.kind ?? 'text',
        section_order: index,
        content: blockContent(block),
        ...published,
        published_at: now,
        created_at: now,
        updated_at: now,
      })),
    ),
    ...unfinishedBlocks(now),
  ]),
];
