import { type Cookie, expect, type Page } from '@playwright/test';

const mailboxes = {
  admin: 'admin',
  sales: 'sales',
  marketing: 'marketing',
  technical_office_manager: 'technical',
  content_manager: 'content',
  customer: 'customer',
} as const;

export type DemoRole = keyof typeof mailboxes;

export function demoAccount(role: DemoRole): { email: string; password: string } {
  return { email: `${mailboxes[role]}@fustat.example`, password: 'Fustat-demo-2026' };
}

// Few sign-ins per worker: signing in is slow on purpose and counted by the rate limit.
const signedIn = new Map<DemoRole, { cookies: Cookie[]; until: number }>();

/**
 * Well before the access token expires after 15 minutes: a test that then refreshes the session
 * replaces the token that the others hold.
 */
const reuseMilliseconds = 8 * 60_000;

/** Gives the page the session of a demo account, through the form's own address. */
export async function loginAs(page: Page, role: DemoRole): Promise<void> {
  const known = signedIn.get(role);
  if (known && performance.now() < known.until) return page.context().addCookies(known.cookies);
  const before = await page.context().cookies();
  const response = await page.request.post('/login', {
    form: demoAccount(role),
    headers: { origin: process.env.SHOP_URL ?? '' },
  });
  expect(response.status(), `signing in as ${role}`).toBeLessThan(400);
  const cookies = await page.context().cookies();
  const session = cookies.filter(({ name }) => !before.some((old) => old.name === name));
  expect(
    session.some(({ httpOnly }) => httpOnly),
    `${role} has a session`,
  ).toBe(true);
  signedIn.set(role, { cookies: session, until: performance.now() + reuseMilliseconds });
}
