import { expect, it } from 'vitest';
import { maxPastedAddresses, pastedAddresses } from './pasted-addresses.ts';

it('finds each address one time, whatever stands around it', () => {
  const text = 'Mona <Mona@Example.com>; omar@example.com,\nmona@example.com\tnot an address @';
  expect(pastedAddresses.parse(text)).toEqual(['mona@example.com', 'omar@example.com']);
});

it('asks for at least one', () => {
  expect(pastedAddresses.safeParse('nobody').error?.issues[0]?.message).toBe('required');
});

it.each([maxPastedAddresses + 1, 100_000])('does not take %i', (count) => {
  const text = Array.from({ length: count }, (_, at) => `${at}@example.com`).join('\n');
  expect(pastedAddresses.safeParse(text).error?.issues[0]?.message).toBe('too_many_addresses');
});
