import { redirect } from 'react-router';
import { z } from 'zod';
import { linkIdentityAtShop } from '#services/identity/flow-states.server.ts';
import { isProvider } from '#services/providers/provider-config.server.ts';
import type { FlashCode } from '../../shared/flash/flash.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { providerCookie } from '../sign-in/sign-in-cookies.server.ts';
import { readProviderReturn, startAtProvider } from '../sign-in/start-at-provider.server.ts';
import { signedIn } from '../signed-in.server.ts';
import type { Route } from './+types/link-account.route.ts';

const input = z.object({ provider: z.string().refine(isProvider) });
/** With a place of its own, or the browser would keep the provider's error behind the address. */
const backWith = (flash: FlashCode) =>
  withFlash(redirect('/account/security#linked-accounts'), flash);

/** Sends the browser to the provider, to link the account there with this one. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = input.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return backWith('link_failed');
  const { provider } = parsed.data;
  const linkingUserId = signedIn(context).account.id;
  const visit = { provider, returnTo: '/account/security/link', linkingUserId };
  return (await startAtProvider(visit, request, context)) ?? backWith('link_failed');
}

/** The provider leads back here. The identity is linked to the account that is signed in now. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const returned = readProviderReturn(url, context);
  if (!returned) return backWith(rejectionOf(url.searchParams.get('error_code')));
  const userId = signedIn(context).account.id;
  const facts = readRequestFacts(context, request);
  const result = await linkIdentityAtShop({ ...returned, userId }, facts);
  const response = backWith(result.ok ? 'account_linked' : rejectionOf(result.reason));
  response.headers.append('Set-Cookie', providerCookie.clear());
  return response;
}

const rejectionOf = (reason: string | null): FlashCode =>
  reason === 'identity_already_exists' ? 'linked_elsewhere' : 'link_failed';
