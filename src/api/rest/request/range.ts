import { requestLimits } from '../limits.ts';
import { RestError } from '../rest-error.ts';

/** Rows that the client asks for; without `limit` as many as one response holds. */
export interface Range {
  offset: number;
  limit?: number;
}

/** Combines the Range header with the parameters limit and offset. */
export function topRange(
  header: string | undefined,
  limit: number | undefined,
  offset: number | undefined,
): Range {
  const fromHeader = parseRangeHeader(header);
  if (!fromHeader) return { offset: offset ?? 0, limit };
  const start = Math.max(fromHeader.offset, offset ?? 0);
  const ends = [
    fromHeader.limit === undefined ? undefined : fromHeader.offset + fromHeader.limit,
    limit === undefined ? undefined : (offset ?? 0) + limit,
  ].filter((end) => end !== undefined);
  if (ends.length === 0) return { offset: start };
  return { offset: start, limit: Math.max(Math.min(...ends) - start, 0) };
}

/** Reads `0-9` and `10-`; anything else is ignored, as upstream does. */
function parseRangeHeader(header: string | undefined): Range | undefined {
  const found = header?.match(/^(?:\w+=)?(\d{1,15})-(\d{0,15})$/);
  if (!found) return undefined;
  const first = Math.min(Number(found[1]), requestLimits.offset);
  if (found[2] === '') return { offset: first };
  const last = Math.min(Number(found[2]), requestLimits.offset);
  if (last < first) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details:
        'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  return { offset: first, limit: last - first + 1 };
}

export const contentRange = (first: number, last: number, total: number | undefined) =>
  `${last >= first ? `${first}-${last}` : '*'}/${total ?? '*'}`;
