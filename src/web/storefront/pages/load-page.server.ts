import type { BlockResult, ContentBlock } from '#domain/content/content-block.ts';
import { log } from '#platform/log.server.ts';
import { markIncomplete } from '#platform/tracked-reads.server.ts';
import { findBlock, readBlocks } from '#services/content/read-blocks.server.ts';
import type { readerOf } from '../components/reader.server.ts';

export interface PageTexts {
  /** The head of the page, which shows an alert when it is missing. */
  intro: BlockResult;
  blocks: ContentBlock[];
}

/**
 * Loads the texts that staff wrote for a page. Failures are logged, and the page renders without
 * them.
 */
export async function loadPage(
  page: string,
  reader: ReturnType<typeof readerOf>,
): Promise<PageTexts> {
  const [intro, blocks] = await Promise.all([
    findBlock({ page, section: 'intro' }, reader),
    loadBlocks(page, reader),
  ]);
  return { intro, blocks: blocks.filter(({ section }) => section !== 'intro') };
}

/** The same for a page that has words of its own while staff wrote none. */
export function loadBlocks(
  page: string,
  reader: ReturnType<typeof readerOf>,
): Promise<ContentBlock[]> {
  return readBlocks(page, reader).catch((error: unknown) => {
    markIncomplete();
    log.error({ err: error, page }, 'the texts of a page could not be read');
    return [];
  });
}
