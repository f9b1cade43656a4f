import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { RouterContextProvider } from 'react-router';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { environment } from '#platform/environment.server.ts';
import { systemRandom } from '#platform/random.ts';
import { providerName } from '#services/providers/provider-config.server.ts';
import { startProviderSignIn } from '#services/providers/start-provider-sign-in.server.ts';
import { createToken } from '#services/shared/signed-tokens.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { providerCookie } from './sign-in-cookies.server.ts';

interface ProviderVisit {
  provider: string;
  /** The page that the provider leads back to, without its language. */
  returnTo: string;
  /** The account that gets a further way in. */
  linkingUserId?: string;
  /** Where to go afterwards. */
  next?: string;
}

/** Sends the browser to the provider. Only this browser can use what the provider returns. */
export async function startAtProvider(
  { provider, returnTo, linkingUserId, next = '' }: ProviderVisit,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | null> {
  const verifier = createToken(systemRandom);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { locale } = context.get(pageRequest);
  const started = await startProviderSignIn(
    {
      provider,
      redirectTo: `${environment().PUBLIC_URL}/${locale}${returnTo}`,
      challenge: { challenge, method: 's256' },
      ...(linkingUserId && { linkingUserId }),
    },
    readRequestFacts(context, request),
  );
  if (!started.ok) return null;
  const cookie = providerCookie.set(`${verifier}~${encodeURIComponent(next)}`);
  const text = translator(locale)('account.otherSignIn.provider', {
    provider: providerName(provider),
  });
  return new Response(forwardingPage(started.url, text, locale), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Refresh: `0; url=${started.url}`,
      'Set-Cookie': cookie,
    },
  });
}

/** A redirect would count as the target of the form, which the page's policy keeps within the shop. */
const forwardingPage = (url: string, text: string, locale: Locale) =>
  String(
    html`<!doctype html>
      <html lang="${locale}" dir="${directionOf(locale)}">
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${text}</title>
        <a href="${url}">${text}</a>
      </html>`,
  );

/** What the browser brings back from the provider: the code, and its proof that it went there. */
export function readProviderReturn(url: URL, context: Readonly<RouterContextProvider>) {
  const cookie = providerCookie.read(context.get(pageRequest).cookies) ?? '';
  const [verifier = '', next = ''] = cookie.split('~');
  const code = url.searchParams.get('code');
  return code && verifier ? { code, verifier, next: decodeURIComponent(next) } : null;
}
