import type { RouterContextProvider } from 'react-router';
import type { FewerWords } from '#domain/search/search-result.ts';
import { systemClock } from '#platform/clock.ts';
import { log } from '#platform/log.server.ts';
import { recordSearchMiss } from '#services/search/record-search-miss.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';

/** Counts a search that found less than was asked for. A failure never keeps anybody from the results. */
export async function noteMiss(
  term: string,
  { results, fewer }: { results: readonly unknown[]; fewer: FewerWords | null },
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  if (results.length > 0 && !fewer) return;
  const { clientAddress } = context.get(pageRequest);
  try {
    await recordSearchMiss(
      { term, foundSome: results.length > 0 },
      { now: systemClock.now(), address: clientAddress },
    );
  } catch (error) {
    log.warn({ err: error }, 'cannot count a search that found nothing');
  }
}
