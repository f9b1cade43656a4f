import { describe, expect, it } from 'vitest';
import { negotiateLocale, readPageRequest } from './page-request.server.ts';

describe('the language of a page', () => {
  it('is named by the address before anything else', () => {
    expect(negotiateLocale('/ar', 'en', 'en')).toBe('ar');
  });

  it('is the stored choice where the address is silent', () => {
    expect(negotiateLocale('', 'ar', 'en-US,en')).toBe('ar');
  });

  it('is the first one of ours that the browser asks for', () => {
    expect(negotiateLocale('', undefined, 'fr-FR,ar-EG;q=0.9,en;q=0.8')).toBe('ar');
    expect(negotiateLocale('', 'xx', 'fr')).toBe('en');
    expect(negotiateLocale('', undefined, null)).toBe('en');
  });
});

describe('a page request', () => {
  it('takes theme and language from cookies and refuses unknown ones', () => {
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
