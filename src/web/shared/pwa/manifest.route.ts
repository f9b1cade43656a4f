import { directionOf } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { readSite } from '#services/site/site.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import type { Route } from './+types/manifest.route.ts';

/** Makes the shop installable under its name in the visitor's language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const t = translator(locale);
  const { name } = await readSite(locale);
  const shortcut = (label: string, path: string) => ({ name: label, url: `/${locale}${path}` });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: t('seo.description'),
    lang: locale,
    dir: directionOf(locale),
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      {
        src: '/icons/monochrome-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    shortcuts: [
      shortcut(t('header.shop'), '/shop'),
      shortcut(t('header.portfolio'), '/portfolio'),
      shortcut(t('header.customService'), '/custom-service'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
