import { RouterContextProvider, type MiddlewareFunction } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffRoles, type StaffRole } from '#domain/identity/roles.ts';
import { authenticate, type Authentication } from '#services/identity/authenticate.server.ts';
import { pageRequest, readPageRequest } from '../http/page-request.server.ts';
import { requireRole, requireUser } from './guards.server.ts';
import { sessionMiddleware } from './session.server.ts';

vi.mock(import('#services/identity/authenticate.server.ts'), () => ({ authenticate: vi.fn() }));

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

const arrival = { requestId: 'r', clientAddress: 'a', nonce: 'n' };
const signedOut = { state: 'signed-out', stale: false } as Authentication;
const signedIn = (...roles: StaffRole[]) =>
  ({ state: 'signed-in', roles, isStaff: roles.length > 0 }) as Authentication;

/** Returns 'let in', or where the guard redirects to and its flash code. */
async function visit(address: string, guard: MiddlewareFunction<Response>, method = 'GET') {
  const request = new Request(`http://shop.test${address}`, { method });
  const context = new RouterContextProvider();
  context.set(pageRequest, readPageRequest(request, arrival));
  const args = { request, context, params: {}, pattern: '/', url: new URL(request.url) };
  try {
    await sessionMiddleware(args, async () => {
      await guard(args, async () => new Response());
      return new Response();
    });
    return 'let in';
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    const [flash] = response.headers.getSetCookie();
    return [response.headers.get('Location'), /^flash=(\w+)/.exec(flash ?? '')?.[1]];
  }
}

const deniedAt = (next: string, prefix: string) => [
  `${prefix}/unauthorized?next=${encodeURIComponent(next)}`,
  'login_required',
];

describe('a form of the account', () => {
  it('reports that nothing was saved when the session has ended', async () => {
    vi.mocked(authenticate).mockResolvedValue(signedOut);
    expect(await visit('/ar/account/profile', requireUser, 'POST')).toEqual([
      `/ar/unauthorized?next=${encodeURIComponent('/account/profile')}`,
      'not_authenticated',
    ]);
  });
});

describe('a guarded page', () => {
  beforeEach(() => {
    vi.mocked(authenticate).mockResolvedValue(signedOut);
  });

  it.each([
    ['/account', '/account', ''],
    ['/account/orders', '/account/orders', ''],
    ['/ar/account/orders', '/account/orders', '/ar'],
    ['/en/account.data', '/account', '/en'],
    ['/account/orders.data?_routes=x', '/account/orders', ''],
    ['/arches', '/arches', ''],
    ['/account/orders?page=2', '/account/orders?page=2', ''],
  ])('redirects a visitor of %s and remembers %s', async (address, next, prefix) => {
    expect(await visit(address, requireUser)).toEqual(deniedAt(next, prefix));
    expect(await visit(address, requireRole())).toEqual(deniedAt(next, prefix));
  });

  it('lets customers into the account and only staff into the back office', async () => {
    vi.mocked(authenticate).mockResolvedValue(signedIn());
    expect(await visit('/account', requireUser)).toBe('let in');
    expect(await visit('/admin', requireRole())).toEqual(['/unauthorized', 'role_required']);
    for (const role of staffRoles) {
      vi.mocked(authenticate).mockResolvedValue(signedIn(role));
      expect(await visit('/admin', requireRole())).toBe('let in');
    }
  });

  it('leads staff whose roles do not count yet to their second factor', async () => {
    const lacking = { ...signedIn(), isStaff: true } as Authentication;
    vi.mocked(authenticate).mockResolvedValue(lacking);
    for (const guard of [requireRole(), requireRole('sales')]) {
      expect(await visit('/ar/admin/orders?q=1', guard)).toEqual([
        `/ar/account/security?next=${encodeURIComponent('/admin/orders?q=1')}`,
        undefined,
      ]);
    }
    expect(await visit('/account', requireUser)).toBe('let in');
  });

  it('lets in the required role and admins', async () => {
    for (const role of staffRoles) {
      vi.mocked(authenticate).mockResolvedValue(signedIn(role));
      const welcome = role === 'sales' || role === 'admin';
      expect(await visit('/admin/orders', requireRole('sales'))).toEqual(
        welcome ? 'let in' : ['/unauthorized', 'role_required'],
      );
    }
  });
});
