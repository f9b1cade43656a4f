import type { TableChange } from '#platform/table-change.ts';
import { environment } from '#platform/environment.server.ts';
import { allowHashes, hashScripts } from '#platform/http/hashed-scripts.server.ts';
import { createPurge } from '#platform/http/purge.server.ts';
import { keysOfChange, keysOfReads } from '#platform/surrogate-keys.server.ts';
import type { Reads } from '#platform/tracked-reads.server.ts';

/** As long as the shop's own cache stores a page. */
const sharedSeconds = 60;
const staleSeconds = 30;
const policyHeader = 'Content-Security-Policy';

/**
 * The response that everybody gets: without a nonce, and with headers for a cache in front of the
 * shop. They are sent only if that cache can be purged; otherwise it would show old pages.
 */
export async function toSharedResponse(
  response: Response,
  nonce: string,
  { reads, isFresh }: { reads: Reads; isFresh: () => boolean },
): Promise<Response> {
  const headers = new Headers(response.headers);
  // Also allows browsers to store the page for offline use.
  headers.set('X-Same-For-All', 'yes');
  const policy = headers.get(policyHeader);
  let body: BodyInit | null = response.body;
  if (policy && isDocument(headers)) {
    const { html, ...hashes } = hashScripts(await response.text(), nonce);
    headers.set(policyHeader, allowHashes(policy, nonce, hashes));
    body = html;
  }
  if (environment().PURGE_URL && isFresh()) setSharedHeaders(headers, reads);
  return new Response(body, { headers });
}

const isDocument = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

function setSharedHeaders(headers: Headers, reads: Reads): void {
  // Browsers obey stale-while-revalidate too, and scripts that fetch data would show the old one.
  const stale = isDocument(headers) ? `, stale-while-revalidate=${staleSeconds}` : '';
  headers.set('Cache-Control', `public, max-age=0, s-maxage=${sharedSeconds}${stale}`);
  const keys = keysOfReads(reads);
  headers.set('Surrogate-Key', keys.join(' '));
  headers.set('Cache-Tag', keys.join(','));
}

const purge = createPurge(environment);

/** Tells the cache in front of the shop, if there is one. */
export function purgeOutdated(change: TableChange | null): void {
  purge(keysOfChange(change));
}
