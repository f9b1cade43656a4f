import { redirect } from 'react-router';
import { z } from 'zod';
import { exchangeAuthCodeAtShop } from '#services/identity/flow-states.server.ts';
import { isProvider } from '#services/providers/provider-config.server.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import type { Route } from './+types/provider.route.ts';
import { providerCookie } from './sign-in-cookies.server.ts';
import { readProviderReturn, startAtProvider } from './start-at-provider.server.ts';
import { continueSignIn } from './start-session.server.ts';

const input = z.object({ provider: z.string().refine(isProvider), next: z.string().optional() });
const failed = () => withFlash(redirect('/login'), 'provider_failed');

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = input.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return failed();
  const next = safeReturnPath(parsed.data.next ?? null, '');
  const visit = { provider: parsed.data.provider, returnTo: '/login/with', next };
  return (await startAtProvider(visit, request, context)) ?? failed();
}

/** The provider leads back here, with a code or an error. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const returned = readProviderReturn(url, context);
  if (!returned) return failed();
  const facts = readRequestFacts(context, request);
  const result = await exchangeAuthCodeAtShop(returned, facts);
  if (!result.ok) return failed();
  const greeting = result.isNew ? 'registered' : 'signed_in';
  const response = continueSignIn(result, safeReturnPath(returned.next, '') || null, greeting);
  response.headers.append('Set-Cookie', providerCookie.clear());
  return response;
}
