import type { BlockResult, ContentBlock } from '#domain/content/content-block.ts';
import { log } from '#platform/log.server.ts';
import { findBlock, readBlocks } from '#services/content/read-blocks.server.ts';
import type { readerOf } from '../components/reader.server.ts';

export interface PageTexts {
  /** Heads the page; the page says so when it is missing. */
  intro: BlockResult;
  blocks: ContentBlock[];
}

/** What staff wrote for a page. Texts that cannot be read are logged; the page stands without them. */
export async function loadPage(
  page: string,
  reader: ReturnType<typeof readerOf>,
): Promise<PageTexts> {
  const [intro, blocks] = await Promise.all([
    findBlock({ page, section: 'intro' }, reader),
    readBlocks(page, reader).catch((error: unknown) => {
      log.error({ err: error, page }, 'the texts of a page could not be read');
      return [];
    }),
  ]);
  return { intro, blocks: blocks.filter(({ section }) => section !== 'intro') };
}
