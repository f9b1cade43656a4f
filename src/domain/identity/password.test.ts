import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { passwordWeaknesses, requiredPasswordLength } from './password.ts';

const customer = {
  staff: false,
  email: 'mona.farid@example.com',
  fullName: 'Mona Farid',
  brandNames: ['Fustat', 'الفسطاط'],
};

describe('passwordWeaknesses', () => {
  it('accepts a phrase without asking for special characters', () => {
    expect(passwordWeaknesses('walnut stool by the window', customer)).toEqual([]);
    expect(passwordWeaknesses('كرسي خشب جنب الشباك', customer)).toEqual([]);
  });

  it('requires 8 characters from customers and 12 from staff', () => {
    expect(passwordWeaknesses('kT9-vq2', customer)).toEqual(['length']);
    expect(passwordWeaknesses('kT9-vq2x', customer)).toEqual([]);
    expect(passwordWeaknesses('kT9-vq2x', { ...customer, staff: true })).toEqual(['length']);
    expect(passwordWeaknesses('kT9-vq2x-mB4', { ...customer, staff: true })).toEqual([]);
    expect([false, true].map((staff) => requiredPasswordLength({ staff }))).toEqual([8, 12]);
  });

  it('counts characters, not code units', () => {
    expect(passwordWeaknesses('😀🪑🛋️k', customer)).toContain('length');
  });

  it('rejects a password that is too long to hash', () => {
    expect(passwordWeaknesses('ab'.repeat(200), customer)).toEqual(['too_long']);
  });

  it('lists every reason at once', () => {
    expect(passwordWeaknesses('123456', customer)).toEqual(['length', 'common']);
    expect(passwordWeaknesses('fustat2026', customer)).toEqual(['contains_brand']);
    expect(
      passwordWeaknesses('monafarid', { ...customer, email: 'monafarid@example.com' }),
    ).toEqual(['contains_email', 'contains_name']);
    expect(passwordWeaknesses('الفسطاط12', customer)).toEqual(['contains_brand']);
  });

  it('tolerates a name inside a long phrase', () => {
    expect(passwordWeaknesses('farid polishes brass lamps', customer)).toEqual([]);
  });
});

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password123!',
    'P@ssw0rd',
    '12345678',
    '87654321',
    'qwerty123',
    'qwertyuiop',
    '1q2w3e4r',
    'abcd1234',
    'aaaaaaaa',
    'abcabcabc',
    'letmein2024',
    'Mohamed2010',
    'zamalek1911',
    '19901990',
    '!!!!!!!!',
    'Welcome@123',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['walnut-lattice', 'kT9-vq2x', 'three brass lamps', 'dTq8!zLm'])(
    'lets %s pass',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
