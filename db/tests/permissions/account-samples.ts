import { colleagueId, roleOf, sampleId } from './callers.ts';
import type { Row, TableSamples } from './table-samples.ts';

const bytes = (text: string) => `\\x${Buffer.from(text).toString('hex')}`;
const later = '2100-01-01T00:00:00Z';

/** Accounts and their profiles and roles exist already: these samples only refer to them. */
export const accountSamples: readonly TableSamples[] = [
  { table: 'auth.users', owned: { account: (owner) => ({ id: owner }) } },
  { table: 'public.profiles', owned: { profile: (owner) => ({ id: owner }) } },
  {
    table: 'public.user_roles',
    shared: {
      'role of a colleague': {
        user_id: colleagueId,
        role: 'content_manager',
        granted_by: colleagueId,
      },
    },
    owned: { role: roleRow },
  },
  {
    table: 'public.account_actions',
    owned: {
      action: (owner) => ({
        id: sampleId('account-action', owner),
        user_id: owner,
        action: 'signed_out',
      }),
    },
  },
  {
    table: 'auth.identities',
    owned: {
      identity: (owner) => ({
        id: sampleId('identity', owner),
        user_id: owner,
        provider: 'email',
        provider_id: owner,
        identity_data: {},
      }),
    },
  },
  {
    table: 'auth.sessions',
    owned: { session: (owner) => ({ id: sampleId('session', owner), user_id: owner }) },
  },
  {
    table: 'auth.refresh_tokens',
    owned: {
      token: (owner) => ({
        id: sampleId('refresh', owner),
        session_id: sampleId('session', owner),
        token_hash: bytes(owner),
      }),
    },
  },
  {
    table: 'auth.one_time_tokens',
    owned: {
      token: (owner) => ({
        id: sampleId('one-time', owner),
        user_id: owner,
        token_type: 'recovery',
        token_hash: bytes(owner),
        expires_at: later,
      }),
    },
  },
  {
    table: 'auth.flow_states',
    owned: {
      'sign-in': (owner) => ({
        id: sampleId('flow', owner),
        user_id: owner,
        code_hash: bytes(owner),
        expires_at: later,
      }),
    },
  },
  {
    table: 'auth.mfa_factors',
    owned: {
      factor: (owner) => ({
        id: sampleId('factor', owner),
        user_id: owner,
        encrypted_secret: bytes(owner),
      }),
    },
  },
  {
    table: 'auth.mfa_challenges',
    owned: {
      challenge: (owner) => ({
        id: sampleId('challenge', owner),
        factor_id: sampleId('factor', owner),
        expires_at: later,
      }),
    },
  },
  {
    table: 'auth.mfa_recovery_codes',
    owned: {
      code: (owner) => ({
        id: sampleId('recovery-code', owner),
        user_id: owner,
        code_hash: bytes(owner),
      }),
    },
  },
  {
    table: 'auth.signing_keys',
    shared: {
      key: {
        id: sampleId('key'),
        algorithm: 'ES256',
        public_jwk: {},
        encrypted_private_key: bytes('key'),
        status: 'previous',
      },
    },
  },
  {
    table: 'auth.api_keys',
    shared: { key: { id: sampleId('api-key'), kind: 'publishable' } },
  },
  { table: 'private.migrations', shared: { record: { name: '9999_sample.sql', checksum: 'x' } } },
  { table: 'private.pending_notices', shared: { notice: { channel: 'sample', payload: '' } } },
  { table: 'private.rate_limits', shared: { count: { key: 'sample', full_at: later } } },
  {
    table: 'private.pending_sign_ups',
    shared: {
      'sign-up': {
        id: sampleId('sign-up'),
        email: 'new@fustat.example',
        encrypted_password: 'x',
        user_metadata: {},
        token_hash: bytes('sign-up'),
        expires_at: later,
      },
    },
  },
  {
    table: 'private.row_limits',
    shared: { limit: { table_name: 'addresses', owner_columns: '{label}', most: 1 } },
  },
  {
    table: 'private.audited_tables',
    shared: { 'list of tables': { table_name: 'sample', writers: [], key_columns: ['id'] } },
  },
  {
    table: 'public.audit_log',
    shared: {
      'line of orders': auditLine(9_001, 'orders'),
      'line of products': auditLine(9_002, 'products'),
      'line of roles': auditLine(9_003, 'user_roles'),
    },
  },
  {
    table: 'public.change_sets',
    owned: {
      'change set': (owner) => ({
        id: sampleId('change-set', owner),
        actor_id: owner,
        title: 'Sample',
        changes: [],
      }),
    },
  },
  {
    table: 'public.staff_views',
    shared: {
      'view shared with sales': {
        id: sampleId('shared-view'),
        owner_id: colleagueId,
        list: 'orders',
        name: 'Shared',
        search: '',
        shared_with: ['sales'],
      },
    },
    owned: {
      view: (owner) => ({
        id: sampleId('view', owner),
        owner_id: owner,
        list: 'orders',
        name: 'Sample',
        search: 'status=placed',
      }),
    },
  },
  {
    table: 'public.mail_outbox',
    shared: {
      mail: {
        id: sampleId('mail'),
        recipient: 'somebody@fustat.example',
        locale: 'en',
        template: 'sample',
        subject: 'Sample',
      },
    },
  },
];

function auditLine(id: number, table: string): Row {
  return { id, table_name: table, row_key: sampleId('audited', table), op: 'update' };
}

function roleRow(owner: string): Row | null {
  const role = roleOf(owner);
  return role ? { user_id: owner, role } : null;
}
