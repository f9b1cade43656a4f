import { expect, test } from 'vitest';
import { shopSettingsInput } from './admin/settings/shop-settings.ts';
import { whatsAppUrl } from './whatsapp.ts';

test('opens a chat with the text filled in', () => {
  const address = whatsAppUrl(
    '+20 100 123 4567',
    'Sofa “Nile” & more: 50%? https://x.example/?a=1',
  );
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin, pathname]).toEqual(['https://wa.me', '/201001234567']);
  expect([...searchParams]).toEqual([['text', 'Sofa “Nile” & more: 50%? https://x.example/?a=1']]);
});

test.each(['//evil.example', '../evil', '1@evil.example', '#a', '?text=x'])(
  'the number %j leads nowhere else',
  (number) => {
    const { origin, pathname, search, hash } = new URL(whatsAppUrl(number));
    expect([origin, search, hash]).toEqual(['https://wa.me', '', '']);
    expect(pathname).toMatch(/^\/\d*$/);
  },
);

const numberField = shopSettingsInput.shape.whatsapp_number;

test.each([
  ['', ''],
  ['0100 123 4567', '+201001234567'],
  ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['+971 50 123 4567', '+971501234567'],
])('the setting %j is stored as %j', (typed, stored) => {
  expect(numberField.parse(typed)).toBe(stored);
});

test.each(['call us', '123', 'https://wa.me/201001234567'])(
  'the setting %j is rejected',
  (typed) => {
    expect(numberField.safeParse(typed).error?.issues[0]?.message).toBe('invalid_phone');
  },
);
