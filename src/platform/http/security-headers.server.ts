import type { MiddlewareHandler } from 'hono';

/** Only scripts with this response's nonce run. */
export function contentSecurityPolicy(nonce: string, extra: { development: boolean }): string {
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", extra.development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': extra.development ? ["'self'", 'ws:'] : ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

interface Transport {
  tls: boolean;
}

/** Headers of every response; the policy is set by each response itself. */
export function commonHeaders({ tls }: Transport): [name: string, value: string][] {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(tls && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
  return Object.entries(headers);
}

export function securityHeaders(transport: Transport): MiddlewareHandler {
  const common = commonHeaders(transport);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // A page whose URL holds a token states a stricter policy of its own, a preview may be framed,
    // and a public picture shown by mails and other sites.
    const own = ['Referrer-Policy', 'X-Frame-Options', 'Cross-Origin-Resource-Policy'].map(
      (name) => [name, headers.get(name)],
    );
    for (const [name, value] of common) headers.set(name, value);
    for (const [name, value] of own) if (value) headers.set(name!, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  };
}
