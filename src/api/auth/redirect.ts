import { environment } from '#platform/environment.server.ts';

/**
 * Tokens and codes are sent only to pages of this shop and to the origins that are set. Only pages of the
 * web: a blob: address has the origin of the page that made it.
 */
export function allowedRedirect(requested: string | undefined): string | undefined {
  const { PUBLIC_URL, AUTH_REDIRECT_ORIGINS } = environment();
  if (!requested || requested.length > 2000) return undefined;
  const target = URL.parse(requested, PUBLIC_URL);
  const allowed = [new URL(PUBLIC_URL).origin, ...AUTH_REDIRECT_ORIGINS];
  const isPage = target?.protocol === 'https:' || target?.protocol === 'http:';
  return isPage && allowed.includes(target.origin) ? target.toString() : undefined;
}

/** The page to return to; the shop's home page unless another one is allowed. */
export function redirectTarget(requested: string | undefined): URL {
  return new URL(allowedRedirect(requested) ?? environment().PUBLIC_URL);
}

/** In the fragment, which servers do not log; clients with a challenge read the query. */
export function withError(
  target: URL,
  error: { error: string; code: string; description: string },
): URL {
  const facts = new URLSearchParams({
    error: error.error,
    error_code: error.code,
    error_description: error.description,
  });
  target.hash = facts.toString();
  for (const [name, value] of facts) target.searchParams.set(name, value);
  return target;
}
