import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { hasFlash, takeFlash, withFlash } from './flash.server.ts';
import { flashToast } from './flash-toast.server.ts';
import { flashCodes, isFlashCode } from './flash.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

describe('a flash message', () => {
  it.each(flashCodes)('%s is read and cleared by the next page', (code) => {
    const response = withFlash(new Response(null, { status: 302 }), code);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^flash=${code}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(hasFlash({ flash: code })).toBe(true);
    const { flash, cleared } = takeFlash({ flash: code });
    expect(flash).toBe(code);
    expect(cleared).toMatch(/^flash=; Max-Age=0; Path=\//);
  });

  it('leaves the other cookies of a response alone', () => {
    const response = new Response(null, { headers: { 'Set-Cookie': 'lang=ar' } });
    expect(withFlash(response, 'signed_in').headers.getSetCookie()[0]).toBe('lang=ar');
  });

  it('is null without a cookie, and an unknown code is cleared', () => {
    expect(hasFlash({})).toBe(false);
    expect(takeFlash({})).toEqual({ flash: null, cleared: null });
    const { flash, cleared } = takeFlash({ flash: '<script>' });
    expect(flash).toBeNull();
    expect(cleared).toContain('Max-Age=0');
    expect(isFlashCode('toString')).toBe(false);
  });

  it.each(locales)('has a distinct text for every code in %s', (locale) => {
    const toasts = flashCodes.map((code) => flashToast(code, translator(locale), 'Fustat'));
    const texts = toasts.map(({ title, description }) => `${title} ${description ?? ''}`);
    expect(new Set(texts).size).toBe(flashCodes.length);
    for (const text of texts) expect(text).not.toMatch(/\{|undefined/);
  });
});
