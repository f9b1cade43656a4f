import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.server.ts';

const respond = (tls: boolean, own: Record<string, string> = {}) => {
  const app = new Hono();
  app.use(securityHeaders({ tls }));
  app.get('/', (context) => context.text('here', 200, own));
  return app.request('/');
};

describe('the policy of a page', () => {
  const policy = contentSecurityPolicy('abc', { development: false });

  it('runs scripts and styles by nonce and nothing else inline', () => {
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
    expect(policy).not.toContain('unsafe');
  });

  it('can neither be framed, nor have its base or forms moved, nor load from elsewhere', () => {
    const directives = policy.split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
      ]),
    );
    expect(policy).not.toMatch(/https?:|\*/);
  });
});

describe('every answer', () => {
  it('is closed to framing and to scripts unless it says otherwise', async () => {
    const { headers } = await respond(false);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    const page = await respond(false, { 'Content-Security-Policy': 'of its own' });
    expect(page.headers.get('Content-Security-Policy')).toBe('of its own');
  });

  it('is for pages of the shop only, unless it is a public picture', async () => {
    const name = 'Cross-Origin-Resource-Policy';
    expect((await respond(false)).headers.get(name)).toBe('same-origin');
    const own = await respond(false, { [name]: 'cross-origin' });
    expect(own.headers.get(name)).toBe('cross-origin');
  });

  it('asks browsers to stay with TLS only where there is TLS', async () => {
    expect((await respond(true)).headers.get('Strict-Transport-Security')).toMatch(
      /^max-age=\d{8};/,
    );
    expect((await respond(false)).headers.has('Strict-Transport-Security')).toBe(false);
  });
});
