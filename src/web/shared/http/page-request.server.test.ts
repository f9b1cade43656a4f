import { describe, expect, it } from 'vitest';
import { negotiateLocale, readPageRequest } from './page-request.server.ts';

describe('negotiateLocale', () => {
  it('prefers the language prefix of the URL', () => {
    expect(negotiateLocale('/ar', 'en', 'en')).toBe('ar');
  });

  it('uses the stored choice when the URL has no prefix', () => {
    expect(negotiateLocale('', 'ar', 'en-US,en')).toBe('ar');
  });

  it('uses the first supported language of Accept-Language', () => {
    expect(negotiateLocale('', undefined, 'fr-FR,ar-EG;q=0.9,en;q=0.8')).toBe('ar');
    expect(negotiateLocale('', 'xx', 'fr')).toBe('en');
    expect(negotiateLocale('', undefined, null)).toBe('en');
  });
});

describe('readPageRequest', () => {
  it('reads theme and language from cookies and ignores unknown values', () => {
    const arrival = { requestId: 'r', clientAddress: 'a', nonce: 'n' };
    const request = (cookie: string) =>
      readPageRequest(
        new Request('http://shop.test/shop', { headers: { Cookie: cookie } }),
        arrival,
      );
    expect(request('ui-theme=dark; lang=ar')).toMatchObject({ theme: 'dark', locale: 'ar' });
    expect(request('ui-theme=neon; lang=tlh')).toMatchObject({ theme: 'light', locale: 'en' });
  });
});
