import type { PageBlock } from '#domain/content/page-block.ts';
import {
  readFaq,
  readOpenings,
  readPartners,
  readTeam,
} from '#services/content/company-pages.server.ts';
import { readPage } from '#services/content/read-page.server.ts';
import type { readerOf } from '../components/reader.server.ts';
import type { InfoPage } from './info-pages.ts';

const lists = { faq: readFaq, team: readTeam, openings: readOpenings, partners: readPartners };

/** What staff wrote for the page, then what it lists. */
export async function readBlocks(
  page: InfoPage,
  reader: ReturnType<typeof readerOf>,
): Promise<PageBlock[]> {
  const [texts, list] = await Promise.all([
    page.content ? readPage(page.content, reader) : [],
    page.list ? lists[page.list](reader) : [],
  ]);
  return [...texts, ...list];
}
