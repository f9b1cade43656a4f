import { describe, expect, it } from 'vitest';
import { signIn } from '#services/identity/sign-in.server.ts';
import { makeAccount, requestFactsAt } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { ordered } from '#tests/support/ordering.ts';
import { createFunctionsApi } from './index.ts';
import { operations } from './operations.ts';

const api = createFunctionsApi();
const tokens = {} as Record<'staff' | 'customer', string>;
let foreignOrder: string;

fileDatabase({
  async arrange(owner) {
    const now = new Date();
    const tokenOf = async (roles: Parameters<typeof makeAccount>[1]) => {
      const signedIn = await signIn(await makeAccount(now, roles), requestFactsAt(now));
      if (!signedIn.ok) throw new Error(signedIn.reason);
      return signedIn.session.accessToken;
    };
    tokens.staff = await tokenOf(['admin']);
    tokens.customer = await tokenOf([]);
    foreignOrder = (await ordered(owner, null)).id;
    await owner.query('update abuse_limits set staff_second_factor = true');
  },
});

async function call(name: string, body: object, token: string) {
  const response = await api.request(`/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: error?.code };
}

describe.each(Object.keys(operations))('%s', (name) => {
  it('responds to staff without the required second factor as to a customer', async () => {
    for (const body of [{}, { order_id: foreignOrder }]) {
      const ofCustomer = await call(name, body, tokens.customer);
      expect(await call(name, body, tokens.staff)).toEqual(ofCustomer);
      expect(ofCustomer.status).toBeLessThan(500);
    }
  });
});
