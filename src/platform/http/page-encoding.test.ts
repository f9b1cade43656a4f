import { expect, it } from 'vitest';
import { choosePageEncoding } from './page-encoding.ts';

it.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['*;q=0', 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(choosePageEncoding(accepted)).toBe(encoding);
});
