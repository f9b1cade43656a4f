import { isLocale } from '#i18n/locale.ts';
import { previewNewsletter } from '#services/campaigns/preview-newsletter.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/preview-newsletter.route.ts';

export const middleware = [requireMenuRole];

/** The newsletter as a mail program shows it. */
export async function loader({ params: { id, locale }, context }: Route.LoaderArgs) {
  const mail = isLocale(locale)
    ? await previewNewsletter(id, locale, staffMemberOf(context))
    : null;
  if (!mail) throw new Response(null, { status: 404 });
  return new Response(mail.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Mails use inline styles; nothing in one may run.
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin allow-popups",
    },
  });
}
