import arabicFont from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url';
import { data } from 'react-router';
import { findDemoMail } from '#services/mail/demo-mail.server.ts';
import type { Route } from './+types/shown-mail.route.ts';

/** Mail programs have a font for Arabic; the computer that shows a demo may have none. */
const fontFace = `<style>@font-face{font-family:Alexandria;src:url(${arabicFont});font-weight:100 900;unicode-range:U+0600-06FF,U+FE70-FEFC}</style>`;

/** One mail of the demo, for the frame on its page. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const theme = url.searchParams.get('theme') === 'dark' ? 'dark' : 'light';
  const html = await findDemoMail(params.id, theme);
  if (html === null) throw data(null, { status: 404 });
  return new Response(html.replace('<head>', `<head>${fontFace}`), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Mails use inline styles and pictures of the shop, and nothing else.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
