import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.server.ts';
import { readSettings } from './settings.mjs';

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

describe('a bad environment says what is wrong and what to set', () => {
  it.each([
    [{ ...sound, DATABASE_URL: undefined }, /^DATABASE_URL is missing: set it to postgres:/],
    [{ ...sound, DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL begins with mysql:\/\/: set/],
    [
      { ...sound, DATABASE_URL: 'localhost' },
      /^DATABASE_URL is not an address: set it to postgres/,
    ],
    [{ ...sound, AUTH_SECRET: undefined }, /^AUTH_SECRET is missing: set it to a random text of/],
    [{ ...sound, AUTH_SECRET: 'short' }, /^AUTH_SECRET is too short, 5 characters: set it to a/],
    [{ ...sound, AUTH_SECRET: 'a'.repeat(64) }, /^AUTH_SECRET repeats a part of itself: set it/],
    [{ ...sound, AUTH_SECRET: 'password-12'.repeat(4) }, /^AUTH_SECRET repeats a part of itself/],
    [{ ...sound, AUTH_SECRET: `${'changeme-42'.repeat(3)}xyz` }, /^AUTH_SECRET repeats a part/],
    [{ ...sound, AUTH_SECRET: `${'ab'.repeat(2)}cdaabbccddabcaacbbdcaadcdbbacacd` }, /only 4 diff/],
    [{ ...sound, PORT: 'eighty' }, /^PORT is not a number .*: set it to a port number\.$/],
    [{ ...sound, PORT: '70000' }, /^PORT is too large: set it to a port number, at most 65535\.$/],
    [{ ...sound, WORKERS: '1.5' }, /^WORKERS is not a number that is allowed here/],
    [{ ...sound, TRACE_RATIO: '2' }, /^TRACE_RATIO is too large: .*, at most 1\.$/],
    [{ ...sound, TRUST_PROXY: 'maybe' }, /^TRUST_PROXY is neither: set it to true or false\.$/],
    [{ ...sound, LOG_LEVEL: 'loud' }, /^LOG_LEVEL is unknown: set it to fatal, .* or silent\.$/],
    [{ ...sound, SMTP_URL: 'smtp://mail:587' }, /^MAIL_FROM is missing beside SMTP_URL/],
    [{ ...sound, S3_BUCKET: 'shop' }, /^4 settings .*\n {2}S3_ENDPOINT is missing: set all of/],
    [{ ...sound, PURGE_URL: 'https://shop:pass@cdn.example/' }, /^PURGE_URL holds a user or a pa/],
    [{ ...sound, PURGE_URL: 'https://cdn.example/', PURGE_TOKEN: 'a b' }, /^PURGE_TOKEN holds a s/],
    [{ ...sound, PURGE_TOKEN: 'secret' }, /^PURGE_URL is missing beside PURGE_TOKEN/],
    [{ ...sound, OIDC_PROVIDERS: '{"email": {}}' }, /^OIDC_PROVIDERS is not a list of providers/],
    [{ ...sound, AUTH_REDIRECT_ORIGINS: 'https://a.example/x' }, /wrong entry, the 1\. of 1: set/],
    [{ ...complete, PUBLIC_URL: undefined }, /^PUBLIC_URL is missing: set it to the https:/],
    [{ ...complete, PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL begins with http:\/\/: set/],
    [{ ...complete, AUTH_AUTOCONFIRM: 'true' }, /^AUTH_AUTOCONFIRM is on: leave it out, in prod/],
  ])('when given %o', (variables, sentence) => {
    expect(() => parseEnvironment(variables)).toThrow(sentence);
  });

  it('names all problems at once, also those that depend on another setting', () => {
    const settings = {
      NODE_ENV: 'production',
      AUTH_SECRET: 'short',
      PORT: 'x',
      SMTP_URL: 'smtp://m',
    };
    const named = readSettings(settings).problems.map((problem) => problem.split(' ')[0]);
    const all = ['DATABASE_URL', 'PORT', 'AUTH_SECRET', 'MAIL_FROM', 'PUBLIC_URL'];
    expect(named.toSorted()).toEqual(all.toSorted());
  });

  it('never repeats a secret', () => {
    const settings = { DATABASE_URL: 'mysql://shop:hidden@db', AUTH_SECRET: 'hidden', DATABASE_READ_URLS: 'x:hidden' }; // prettier-ignore
    expect(readSettings(settings).problems.join('')).not.toContain('hidden');
  });
});
