import { data, type RouterContextProvider } from 'react-router';
import {
  confirmFactorInput,
  removeFactorInput,
  renewCodesInput,
} from '#domain/identity/account-forms.ts';
import { renewRecoveryCodes } from '#services/second-factors/renew-recovery-codes.server.ts';
import { stopShopFactors } from '#services/second-factors/shop-factor.server.ts';
import { verifyFactor } from '#services/second-factors/verify-factor.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { sessionCookies } from '../../shared/session/session-cookies.server.ts';
import { signedIn } from '../signed-in.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Switches two-step sign-in on. This browser stays signed in, with new tokens. */
export async function confirmFactor(form: FormData, request: Request, context: Context) {
  let cookies: string[] = [];
  const response = await handleForm(form, {
    schema: confirmFactorInput,
    submit: async ({ factorId, code }) => {
      const { account, sessionId } = signedIn(context);
      const { now } = readRequestFacts(context, request);
      const typed = code.normalize('NFKC').replaceAll(/\s/g, '');
      const verification = { userId: account.id, sessionId, factorId, code: typed };
      const result = await verifyFactor(verification, now);
      if (!result.ok) return result;
      cookies = sessionCookies(result.session);
      return { ok: true as const, recoveryCodes: result.recoveryCodes };
    },
  });
  if (cookies.length === 0 || response instanceof Response) return response;
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  return data(response.data, { headers });
}

export function removeFactors(form: FormData, request: Request, context: Context) {
  return handleForm(form, {
    schema: removeFactorInput,
    submit: (input) => {
      const { now } = readRequestFacts(context, request);
      return stopShopFactors(signedIn(context).account.id, input, now);
    },
  });
}

export function renewCodes(form: FormData, request: Request, context: Context) {
  return handleForm(form, {
    schema: renewCodesInput,
    submit: ({ code }) => {
      const { now } = readRequestFacts(context, request);
      return renewRecoveryCodes(signedIn(context).account.id, code, now);
    },
  });
}
