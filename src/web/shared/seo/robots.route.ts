import { locales } from '#i18n/locale.ts';
import { environment } from '#platform/environment.server.ts';

const privatePaths = ['/account', '/admin', '/checkout', '/cart', '/session/', '/unauthorized'];

export function loader() {
  const prefixes = ['', ...locales.map((locale) => `/${locale}`)];
  const closed = prefixes.flatMap((prefix) =>
    privatePaths.map((path) => `Disallow: ${prefix}${path}`),
  );
  const rules = ['User-agent: *', ...closed];
  const text = [...rules, '', `Sitemap: ${environment().PUBLIC_URL}/sitemap.xml`, ''].join('\n');
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
