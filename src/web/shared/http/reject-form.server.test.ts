import { expect, it } from 'vitest';
import { rejectForm } from './reject-form.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

const form = (headers: Record<string, string>) =>
  new Request('http://shop/ar/custom-service?from=home', {
    method: 'POST',
    headers,
    body: new Uint8Array(100_000),
  });

it.each(['form_too_large', 'uploads_busy'] as const)(
  'sends a browser back to the page with the notice %s once it has sent everything',
  async (code) => {
    const request = form({ 'Sec-Fetch-Mode': 'navigate' });
    const response = await rejectForm(request, code);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/ar/custom-service?from=home');
    expect(response.headers.get('Set-Cookie')).toMatch(new RegExp(`^flash=${code};`));
    expect(request.bodyUsed).toBe(true);
  },
);

it('answers programs with the status', async () => {
  expect((await rejectForm(form({}), 'form_too_large')).status).toBe(413);
  const busy = await rejectForm(form({}), 'uploads_busy');
  expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '15']);
});

it('answers programs in the language of the page, or the one that they accept', async () => {
  const inArabic = await rejectForm(form({ 'Accept-Language': 'en' }), 'uploads_busy');
  expect(await inArabic.text()).toContain('كثيرون يرسلون صورًا الآن');
  const request = new Request('http://shop/careers', {
    method: 'POST',
    headers: { 'Accept-Language': 'en' },
  });
  expect(await (await rejectForm(request, 'uploads_busy')).text()).toBe(
    'Many people are sending pictures right now. Nothing was sent. Please try again in a moment.',
  );
});

it('does not read more than an honest form could hold', async () => {
  const request = form({ 'Content-Length': `${10 ** 12}` });
  expect((await rejectForm(request, 'form_too_large')).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});
