import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { signInAs } from '../send-request.ts';
import { tryWrites, type RowWrite } from '../write-rows.ts';

const now = new Date().toISOString();
const all = 'not.is.null';
/** A set that an admin might undo, and thereby write. */
const forgedSet = {
  title: 'Texts of the home page',
  state: 'applied',
  applied_at: now,
  roles: ['admin'],
  changes: [{ table: 'site_settings', key: '1', field: 'tax_rate', from: '0.50', to: '14.00' }],
};
const version = {
  kind: 'footer',
  record_id: 'footer',
  number: 900,
  state: 'published',
  snapshot: {},
  published_at: now,
  override_reason: 'The owner said so',
};

/** Writes what undo, publishing and guards believe later. */
const forgeries: RowWrite[] = [
  { method: 'POST', path: 'change_sets', body: forgedSet },
  { method: 'PATCH', path: `change_sets?id=${all}`, body: { changes: forgedSet.changes } },
  { method: 'POST', path: 'content_versions', body: version },
  { method: 'PATCH', path: `content_versions?id=${all}`, body: { state: 'cancelled' } },
  {
    method: 'POST',
    path: 'record_drafts',
    body: {
      kind: 'footer',
      record_id: 'footer',
      data: { tagline: { from: '', to: 'x', by: 'me' } },
    },
  },
  { method: 'DELETE', path: `record_drafts?kind=${all}` },
  {
    method: 'POST',
    path: 'staff_views',
    body: { list: 'orders', name: 'Look here', search: '', shared_with: ['admin', 'sales'] },
  },
  {
    method: 'POST',
    path: 'open_records',
    body: { visit_id: randomUUID(), kind: 'footer', record_id: 'footer', seen_at: now },
  },
  { method: 'POST', path: 'audit_log', body: { table_name: 'orders', row_key: 'x', op: 'note' } },
  { method: 'DELETE', path: `audit_log?id=${all}` },
  { method: 'POST', path: 'user_roles', body: { user_id: randomUUID(), role: 'admin' } },
  { method: 'DELETE', path: 'user_roles?role=eq.sales' },
  { method: 'POST', path: 'account_actions', body: { user_id: randomUUID(), action: 'blocked' } },
];

export const forgeHistory: Attack = {
  name: 'Forged change sets, versions, drafts, views and roles',
  async run(target) {
    const found = { taken: 0, errors: 0 };
    const keys = await Promise.all(
      ['customer', 'content', 'technical', 'admin'].map((role) => signInAs(target, role)),
    );
    for (const key of [...keys, ...(target.secretKey ? [target.secretKey] : [])]) {
      const { taken, errors } = await tryWrites(target, key, forgeries);
      found.taken += taken;
      found.errors += errors;
    }
    return [
      {
        figure: `forgeries of ${forgeries.length} kinds that were stored`,
        value: found.taken,
        max: 0,
      },
      { figure: 'server errors', value: found.errors, max: 0 },
    ];
  },
};
