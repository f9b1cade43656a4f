import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.server.ts';

const sound = {
  DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop',
  AUTH_SECRET: 'f3a9c1d7e5b2084691ac3d5f7e8b0c24',
};
const complete = { ...sound, NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example/' };

describe('a good environment', () => {
  it('fills in what may be left out, and reads an empty value as left out', () => {
    expect(parseEnvironment({ ...sound, PORT: '', SMTP_URL: '' })).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      TRUST_PROXY: false,
      DEMO: false,
    });
  });

  it('keeps the public address without the slash at its end', () => {
    expect(parseEnvironment(complete).PUBLIC_URL).toBe('https://shop.example');
  });

  it('confirms sign-ups at once in the demo, which also runs the built shop', () => {
    const demo = { ...sound, NODE_ENV: 'production', DEMO: '1', AUTH_AUTOCONFIRM: 'true' };
    expect(parseEnvironment(demo).AUTH_AUTOCONFIRM).toBe(true);
  });
});

describe('a bad environment says in one sentence what to set', () => {
  it.each([
    [{ ...sound, DATABASE_URL: undefined }, /^Set DATABASE_URL to postgres:/],
    [{ ...sound, DATABASE_URL: 'mysql://localhost' }, /^Set DATABASE_URL to postgres:/],
    [{ ...sound, AUTH_SECRET: 'short' }, /^Set AUTH_SECRET to a random text of at least 32/],
    [{ ...sound, AUTH_SECRET: 'a'.repeat(64) }, /^Set AUTH_SECRET to a random text/],
    [{ ...sound, AUTH_SECRET: 'password-12'.repeat(4) }, /^Set AUTH_SECRET to a random text/],
    [{ ...sound, AUTH_SECRET: `${'changeme-42'.repeat(3)}xyz` }, /^Set AUTH_SECRET to a random/],
    [{ ...sound, PORT: 'eighty' }, /^Set PORT to a port number\.$/],
    [{ ...sound, PORT: '70000' }, /^Set PORT to a port number\.$/],
    [{ ...sound, TRUST_PROXY: 'maybe' }, /^Set TRUST_PROXY to true or false\.$/],
    [{ ...sound, SMTP_URL: 'smtp://mail:587' }, /^Set MAIL_FROM/],
    [{ ...sound, S3_BUCKET: 'shop' }, /^Set S3_ENDPOINT, S3_REGION, .* too, or none/],
    [{ ...sound, PURGE_URL: 'https://shop:pass@cdn.example/' }, /^Set PURGE_URL without a user/],
    [{ ...sound, PURGE_URL: 'https://cdn.example/', PURGE_TOKEN: 'a b' }, /^Set PURGE_TOKEN to a/],
    [{ ...sound, PURGE_TOKEN: 'secret' }, /^Set PURGE_URL to the address that purges/],
    [{ ...complete, PUBLIC_URL: undefined }, /^Set PUBLIC_URL to the https:/],
    [{ ...complete, PUBLIC_URL: 'http://shop.example' }, /^Set PUBLIC_URL to the https:/],
    [{ ...complete, AUTH_AUTOCONFIRM: 'true' }, /^Leave AUTH_AUTOCONFIRM out: in production/],
    [{}, /^Set DATABASE_URL .*; set AUTH_SECRET .*\.$/],
  ])('when given %o', (variables, sentence) => {
    expect(() => parseEnvironment(variables)).toThrow(sentence);
  });
});
