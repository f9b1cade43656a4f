import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { environment } from '#platform/environment.server.ts';
import { systemRandom } from '#platform/random.ts';
import { exchangeAuthCodeAtShop } from '#services/identity/flow-states.server.ts';
import { isProvider } from '#services/providers/provider-config.server.ts';
import { startProviderSignIn } from '#services/providers/start-provider-sign-in.server.ts';
import { createToken } from '#services/shared/signed-tokens.server.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import type { Route } from './+types/provider.route.ts';
import { providerCookie } from './sign-in-cookies.server.ts';
import { continueSignIn } from './start-session.server.ts';

const input = z.object({ provider: z.string().refine(isProvider), next: z.string().optional() });
const failed = () => withFlash(redirect('/login'), 'provider_failed');

/** Sends the browser to the provider. Only this browser can use what the provider returns. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = input.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return failed();
  const verifier = createToken(systemRandom);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { locale } = context.get(pageRequest);
  const started = await startProviderSignIn(
    {
      provider: parsed.data.provider,
      redirectTo: `${environment().PUBLIC_URL}/${locale}/login/with`,
      challenge: { challenge, method: 's256' },
    },
    readRequestFacts(context, request),
  );
  if (!started.ok) return failed();
  const response = new Response(null, { status: 303, headers: { Location: started.url } });
  const next = safeReturnPath(parsed.data.next ?? null, '/account');
  response.headers.append(
    'Set-Cookie',
    providerCookie.set(`${verifier}~${encodeURIComponent(next)}`),
  );
  return response;
}

/** The provider leads back here, with a code or an error. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const cookie = providerCookie.read(context.get(pageRequest).cookies) ?? '';
  const [verifier = '', next = ''] = cookie.split('~');
  const code = url.searchParams.get('code');
  if (!code || !verifier) return failed();
  const facts = readRequestFacts(context, request);
  const result = await exchangeAuthCodeAtShop({ code, verifier }, facts);
  if (!result.ok) return failed();
  const response = continueSignIn(result, safeReturnPath(decodeURIComponent(next), '/account'));
  response.headers.append('Set-Cookie', providerCookie.clear());
  return response;
}
