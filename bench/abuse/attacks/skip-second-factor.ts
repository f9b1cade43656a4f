import { randomUUID } from 'node:crypto';
import { addSecondFactor, bearer, type SecondFactor } from '../add-second-factor.ts';
import type { Attack, Target } from '../attack.ts';
import { demoPassword, sendRequest, signInAs, type Reply, type Sending } from '../send-request.ts';

/** Acts with the password alone for accounts that have a second factor. */
export const skipSecondFactor: Attack = {
  name: 'The password alone, of an account and of staff that need a second factor',
  async run(target) {
    const changed = await changeAccount(target);
    const acted = await actAsStaff(target);
    return [
      { figure: 'changes of an account below its second factor', value: changed.taken, max: 0 },
      { figure: 'reads and writes as staff without it', value: acted.taken, max: 0 },
      { figure: 'server errors', value: changed.errors + acted.errors, max: 0 },
    ];
  },
};

async function changeAccount(target: Target) {
  const factor = await addSecondFactor(target, 'content');
  const token = await signInAs(target, 'content');
  const attempts: [path: string, sending: Sending][] = [
    ['/auth/v1/user', { method: 'PUT', body: { password: `${demoPassword}-taken` } }],
    ['/auth/v1/user', { method: 'PUT', body: { email: 'taken@fustat.example' } }],
    ['/auth/v1/user', { method: 'PUT', body: { data: { full_name: 'Taken' } } }],
    ['/auth/v1/logout?scope=others', { method: 'POST' }],
    ['/auth/v1/logout?scope=global', { method: 'POST' }],
    ['/auth/v1/factors', { body: { factor_type: 'totp', friendly_name: 'second' } }],
    [`/auth/v1/factors/${factor.id}`, { method: 'DELETE' }],
    [`/auth/v1/user/identities/${randomUUID()}`, { method: 'DELETE' }],
  ];
  const taken = await count(target, token, attempts, ({ status }) => status < 400);
  await removeFactor(target, factor);
  return taken;
}

async function actAsStaff(target: Target) {
  const factor = await addSecondFactor(target, 'admin');
  const token = await signInAs(target, 'admin');
  if (!(await requireFactor(target, factor.token, true))) {
    throw new Error('The second factor could not be required of staff.');
  }
  const writes = { prefer: 'return=representation' };
  const attempts: [path: string, sending: Sending][] = [
    ...['orders', 'audit_log', 'contact_messages', 'coupon_usage', 'mail_outbox'].map(
      (table): [string, Sending] => [`/rest/v1/${table}?limit=1`, {}],
    ),
    [
      '/rest/v1/products?slug=not.is.null',
      { method: 'PATCH', headers: writes, body: { tags: [] } },
    ],
    ['/rest/v1/coupons', { headers: writes, body: { code: 'TAKEN', discount_value: 90 } }],
    [
      '/rest/v1/abuse_limits?id=not.is.null',
      { method: 'PATCH', headers: writes, body: { staff_second_factor: false } },
    ],
    ['/rest/v1/rpc/get_table_info', { body: { table_name: 'products' } }],
    ['/admin/orders', { headers: { cookie: `access=${token}` } }],
    ['/admin/live', { headers: { cookie: `access=${token}` } }],
  ];
  const isTaken = ({ status, text }: Reply) => status < 300 && text !== '[]';
  const taken = await count(target, token, attempts, isTaken);
  await requireFactor(target, factor.token, false);
  await removeFactor(target, factor);
  return taken;
}

async function count(
  target: Target,
  token: string,
  attempts: readonly [path: string, sending: Sending][],
  isTaken: (reply: Reply) => boolean,
): Promise<{ taken: number; errors: number }> {
  const found = { taken: 0, errors: 0 };
  for (const [path, sending] of attempts) {
    const byCookie = sending.headers?.['cookie'] !== undefined;
    const headers = { ...(!byCookie && bearer(token)), ...sending.headers };
    const reply = await sendRequest(target, path, { ...sending, headers });
    if (isTaken(reply)) console.log(`  ${path} got ${reply.status}`);
    found.taken += Number(isTaken(reply));
    found.errors += Number(reply.status >= 500);
  }
  return found;
}

async function requireFactor(target: Target, token: string, isRequired: boolean): Promise<boolean> {
  const { status, text } = await sendRequest(target, '/rest/v1/abuse_limits?id=not.is.null', {
    method: 'PATCH',
    headers: { ...bearer(token), prefer: 'return=representation' },
    body: { staff_second_factor: isRequired },
  });
  return status === 200 && text !== '[]';
}

const removeFactor = (target: Target, { id, token }: SecondFactor) =>
  sendRequest(target, `/auth/v1/factors/${id}`, { method: 'DELETE', headers: bearer(token) });
