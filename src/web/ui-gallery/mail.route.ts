import { isLocale } from '#i18n/locale.ts';
import { previewMail } from '#services/mail/preview.server.ts';
import type { Route } from './+types/mail.route.ts';
import { forDevelopmentOnly } from './development-only.server.ts';

/** One mail as its recipient sees it. */
export async function loader({ params: { template, locale } }: Route.LoaderArgs) {
  forDevelopmentOnly();
  const mail = isLocale(locale) ? await previewMail(template, locale) : null;
  if (!mail) throw new Response(null, { status: 404 });
  return new Response(mail.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Mails use inline styles and pictures of the shop.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-popups",
    },
  });
}
