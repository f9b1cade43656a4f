import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StaffRole } from '#domain/identity/roles.ts';
import { authenticate, type Authentication } from '#services/identity/authenticate.server.ts';
import { readOpening, readSite } from '#services/site/site.server.ts';
import { pageRequest, readPageRequest } from '../http/page-request.server.ts';
import { sessionMiddleware } from '../session/session.server.ts';
import { closedShopMiddleware } from './closed-shop.server.ts';

vi.mock(import('#services/identity/authenticate.server.ts'), () => ({ authenticate: vi.fn() }));
vi.mock(import('#services/site/site.server.ts'), () => ({
  readOpening: vi.fn(),
  readSite: vi.fn(),
}));

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

beforeEach(() => {
  vi.mocked(readOpening).mockResolvedValue({ isOpen: false, opensOn: '2026-12-01' });
  vi.mocked(readSite).mockImplementation(
    async (locale) =>
      ({
        name: locale === 'ar' ? 'بلوط النيل' : 'Nile & Oak',
        contact: { email: 'hello@nile.test', phone: '' },
      }) as Awaited<ReturnType<typeof readSite>>,
  );
  signIn();
});

function signIn(...roles: StaffRole[]) {
  const account = { id: 'u' };
  const profile = { email: 'a@b.test', fullName: 'A', avatarUrl: null };
  const expiresAt = new Date();
  vi.mocked(authenticate).mockResolvedValue(
    (roles.length > 0
      ? { state: 'signed-in', roles, account, profile, expiresAt }
      : { state: 'signed-out', stale: false }) as Authentication,
  );
}

async function visit(path: string): Promise<Response> {
  const request = new Request(`http://shop.test${path}`);
  const context = new RouterContextProvider();
  const arrival = { requestId: 'r', clientAddress: 'a', nonce: 'n' };
  context.set(pageRequest, readPageRequest(request, arrival));
  const args = { request, context, params: {}, pattern: '/', url: new URL(request.url) };
  const next = async () => new Response('the shop');
  return (await sessionMiddleware(
    args,
    async () => (await closedShopMiddleware(args, next)) as Response,
  )) as Response;
}

it.each(['/', '/ar/shop', '/product/x', '/signup', '/shop.data', '/loginx'])(
  'tells visitors of %s when the shop opens, in both languages',
  async (path) => {
    const response = await visit(path);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3600']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('We open on December 1, 2026.');
    expect(page).toContain('نفتتح يوم ١ ديسمبر ٢٠٢٦.');
    expect(page).toContain('Nile &amp; Oak');
    expect(page).toContain('mailto:hello@nile.test');
    expect(page).not.toContain('tel:');
  },
);

it.each(['/login', '/ar/login', '/admin', '/track-order', '/account/orders', '/login.data'])(
  'leaves %s to staff and earlier buyers',
  async (path) => expect(await (await visit(path)).text()).toBe('the shop'),
);

it('shows the shop to staff, and to all once it is open', async () => {
  signIn('content_manager');
  expect(await (await visit('/')).text()).toBe('the shop');
  signIn();
  vi.mocked(readOpening).mockResolvedValue({ isOpen: true, opensOn: null });
  expect(await (await visit('/')).text()).toBe('the shop');
});
