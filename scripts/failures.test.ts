import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentence } from './failures.ts';

const coded = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

beforeEach(() => vi.stubEnv('DATABASE_URL', 'postgres://shop:hidden@db.example:5433/shop'));
afterEach(() => vi.unstubAllEnvs());

it('names the variable of the port that is taken', () => {
  const metrics = coded('EADDRINUSE', { port: 9464, address: '127.0.0.1' });
  expect(sentence(metrics)).toContain('set METRICS_PORT to another');
});

describe('one sentence, with what to do', () => {
  it.each([
    [
      'a taken port',
      coded('EADDRINUSE', { port: 3000, address: '127.0.0.1' }),
      /^Port 3000 .* PORT/,
    ],
    ['a full disk', coded('ENOSPC'), /^The disk is full/],
    ['a full disk under PostgreSQL', coded('53100'), /^The disk is full/],
    [
      'a full disk behind a failed migration',
      new Error('x', { cause: coded('53100') }),
      /disk is full/,
    ],
    [
      'an unreachable database',
      coded('ECONNREFUSED'),
      /^The database at db.example:5433 cannot be/,
    ],
    ['no address that answers', new AggregateError([coded('ECONNREFUSED')]), /cannot be reached/],
    ['a wrong password', coded('28P01'), /refuses the connection, the password is wrong/],
    ['a missing database', coded('3D000'), /no database of that name: correct DATABASE_URL\.$/],
  ])('for %s', (_, error, expected) => {
    expect(sentence(error)).toMatch(expected);
    expect(sentence(error)).not.toMatch(/hidden|\n/);
  });
});

it('shows the stack of what nobody foresaw', () => {
  expect(sentence(new TypeError('x is not a function'))).toMatch(/TypeError: x .*\n\s+at /);
});
