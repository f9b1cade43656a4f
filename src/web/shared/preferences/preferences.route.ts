import { serialize } from 'hono/utils/cookie';
import { replace } from 'react-router';
import { isLocale } from '#i18n/locale.ts';
import { environment } from '#platform/environment.server.ts';
import { rememberLocale } from '#services/identity/users.server.ts';
import type { Route } from './+types/preferences.route.ts';
import { cookieOptions } from '../http/cookie-options.server.ts';
import { languageCookie, pageRequest } from '../http/page-request.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { safeReturnPath } from '../http/safe-return-path.ts';
import { sessionOf } from '../session/session.server.ts';
import { isTheme, themeKey } from './theme.ts';

const year = 365 * 24 * 60 * 60;

const remember = (name: string, value: string) =>
  serialize(name, value, { ...cookieOptions(), maxAge: year });

/** Stores language or theme in a cookie and redirects back to the page, with scripts or without. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const returnTo = safeReturnPath(form.get('returnTo'));
  const locale = form.get('locale');
  const theme = form.get('theme');
  const headers = new Headers();
  if (isTheme(theme)) headers.append('Set-Cookie', remember(themeKey, theme));
  if (!isLocale(locale)) return replace(returnTo, { headers });

  headers.append('Set-Cookie', remember(languageCookie, locale));
  const session = sessionOf(context);
  // Who looks as another role can save nothing; the cookie is enough.
  const isOwn = session.state === 'signed-in' && !session.viewAs;
  if (isOwn) await rememberLocale(session.actor, locale);
  const { prefix } = context.get(pageRequest);
  // An absolute URL, because the router would put a path under the old language prefix. Behind a
  // proxy only the Origin header knows the host; the server has already checked that it is ours.
  const origin = request.headers.get('Origin') ?? environment().PUBLIC_URL;
  const destination = prefix ? `${origin}/${locale}${returnTo}` : returnTo;
  return replace(destination, { headers });
}
