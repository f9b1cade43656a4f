import type { MiddlewareFunction } from 'react-router';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import { readOpening, readSite } from '#services/site/site.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import { splitPrefix } from '../http/split-prefix.ts';
import { viewerOf } from '../session/session.server.ts';

/** Staff sign in, and who bought before the shop was closed again follows the order. */
const openPaths =
  /^\/(login|forgot-password|reset-password|logout|session|account|admin|track-order|order-photos|(newsletter|notifications)\/unsubscribe|demo-mail|robots\.txt)(\/|$)/;

/** Seconds after which crawlers come again. */
const retryAfter = 3_600;

/**
 * Until the shop is open, visitors get a page that says when, and staff see the shop. 503 with
 * Retry-After: search engines store nothing and come again, and forget nothing of a shop that closes
 * for a while. Monitors ask /healthz and /readyz, which stay as they are.
 */
export const closedShopMiddleware: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const { path } = splitPrefix(new URL(request.url).pathname);
  if (openPaths.test(path) || (viewerOf(context)?.roles.length ?? 0) > 0) return next();
  const { isOpen, opensOn } = await readOpening();
  if (isOpen) return next();
  const { locale } = context.get(pageRequest);
  return new Response(await renderClosedPage(locale, opensOn), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Retry-After': `${retryAfter}`,
    },
  });
};

/** Both languages, that of the reader first. Needs no script, style or picture of the shop. */
async function renderClosedPage(locale: Locale, opensOn: string | null): Promise<string> {
  const locales: Locale[] = locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const parts = await Promise.all(locales.map((each) => renderPart(each, opensOn)));
  const { name } = await readSite(locale);
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(name)}</title>
<style>${styles}</style>
</head>
<body><main>${star}${parts.join('<hr>')}</main></body>
</html>`;
}

async function renderPart(locale: Locale, opensOn: string | null): Promise<string> {
  const t = translator(locale);
  const { name, contact } = await readSite(locale);
  const when = opensOn
    ? t('adminSettings.opening.visitors.opensOn', { date: formatDate(opensOn, locale) })
    : t('adminSettings.opening.visitors.opensSoon');
  const contacts = [
    [`mailto:${contact.email}`, contact.email],
    [`tel:${contact.phone.replaceAll(' ', '')}`, contact.phone],
  ].filter(([, text]) => text);
  const links = contacts.map(
    ([to, text]) =>
      `<a href="${escapeMarkup(to!)}"><bdi dir="ltr">${escapeMarkup(text!)}</bdi></a>`,
  );
  return `<section lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<h1>${escapeMarkup(name)}</h1>
<p>${escapeMarkup(when)}</p>
<p class="ways">${links.join('')}</p>
</section>`;
}

/** The eight-fold star: two squares. */
const star =
  '<svg viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" aria-hidden="true"><path d="M10 10h28v28H10z"/><path d="M24 4.2 43.8 24 24 43.8 4.2 24z"/></svg>';

const styles = `
:root{color-scheme:light dark;--ground:#faf7f2;--ink:#221b15;--muted:#5d5148;--brass:#a8782b;--line:#d9cdbd}
@media(prefers-color-scheme:dark){:root{--ground:#14110e;--ink:#f3ece1;--muted:#b9ac9b;--brass:#d6a954;--line:#3a3129}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 Georgia,"Times New Roman","Noto Naskh Arabic",serif}
main{padding:3rem 1.5rem;max-width:34rem;text-align:center}
svg{color:var(--brass);margin-block-end:2rem}
h1{margin:0 0 .75rem;font-size:clamp(2rem,8vw,3rem);font-weight:400;line-height:1.2}
section[lang=ar]{line-height:1.7}
p{margin:0;color:var(--muted)}
.ways{margin-block-start:1rem;display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem}
.ways:empty{display:none}
a{color:var(--ink);padding-block:.6rem}
hr{border:0;border-block-start:1px solid var(--line);width:4rem;margin:2.5rem auto}`;
