import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesOf } from '#i18n/translator.server.ts';
import { MessagesProvider } from '../router/messages-store.tsx';
import { LastResort } from './last-resort.tsx';

const never = () => new Promise<never>(() => {});

it.each([
  ['en', '/en/about', 'Something went wrong', '/en/shop'],
  ['ar', '/ar/about', 'حدث خطأ ما', '/ar/shop'],
  ['ar', '/about', 'حدث خطأ ما', '/shop'],
] as const)('in %s, the page for a broken frame of %s leads on', (locale, path, title, shop) => {
  const html = renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={messagesOf(locale)} load={never}>
      <LastResort locale={locale} path={path} />
    </MessagesProvider>,
  );
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toMatch(/<header.*<h1/);
  expect(html).toContain(title);
  for (const address of [shop, path]) expect(html).toContain(`href="${address}"`);
  expect(html).not.toContain('<script');
});
