import { expect, it } from 'vitest';
import type { Column } from './catalog.ts';
import { render } from './render.ts';

const column = (overrides: Partial<Column>): Column => ({
  schema: 'public',
  table: 'orders',
  column: 'id',
  type: 'uuid',
  isArray: false,
  nullable: false,
  defaulted: false,
  generated: false,
  allowed: undefined,
  ...overrides,
});

it.each([
  ['text that may be missing', column({ type: 'text', nullable: true }), 'id: string | null;'],
  ['exact decimals', column({ type: 'numeric' }), 'id: string;'],
  ['big integers', column({ type: 'int8' }), 'id: BigInteger;'],
  ['a default', column({ type: 'timestamptz', defaulted: true }), 'id: Generated<Timestamp>;'],
  [
    'what only the database writes',
    column({ type: 'int8', generated: true }),
    'GeneratedAlways<string>',
  ],
  [
    'a list of words',
    column({ type: 'text', allowed: ['in_stock', 'sold_out'] }),
    "'in_stock' | 'sold_out';",
  ],
  ['an array', column({ type: 'int8', isArray: true }), 'id: string[];'],
  [
    'an array of listed words',
    column({ isArray: true, allowed: ['a', 'b'] }),
    "id: ('a' | 'b')[];",
  ],
])('renders %s', (_, input, expected) => {
  expect(render([input])).toContain(expected);
});

it('names tables outside public with their schema', () => {
  const source = render([column({ schema: 'auth', table: 'one_time_tokens' })]);
  expect(source).toContain('export interface AuthOneTimeTokens {');
  expect(source).toContain("'auth.one_time_tokens': AuthOneTimeTokens;");
});
