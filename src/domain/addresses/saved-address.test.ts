import { expect, it } from 'vitest';
import { savedAddress } from './saved-address.ts';

const typed = {
  label: ' Home ',
  full_name: 'Nour El-Sayed',
  phone: '٠١٠٠ ١٢٣ ٤٥٦٧',
  governorate: 'cairo',
  city: 'Zamalek',
  street: 'Brazil Street',
  building: '12',
  floor: '',
};

it('accepts Arabic digits, trims, and omits empty fields', () => {
  expect(savedAddress.parse(typed)).toMatchObject({
    label: 'Home',
    phone: '+201001234567',
    floor: null,
    apartment: null,
    is_default: false,
  });
  expect(savedAddress.parse({ ...typed, is_default: 'yes' }).is_default).toBe(true);
});

it.each([
  ['full_name', '', 'required'],
  ['phone', '12', 'invalid_phone'],
  ['phone', '+442071838750', 'invalid_phone'],
  ['governorate', '', 'required'],
  ['city', ' ', 'required'],
  ['street', 'x'.repeat(201), 'too_long'],
  ['building', '', 'required'],
])('rejects %s %j as %s', (field, value, reason) => {
  const { error } = savedAddress.safeParse({ ...typed, [field]: value });
  expect(error?.issues[0]).toMatchObject({ path: [field], message: reason });
});
