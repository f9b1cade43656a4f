import { sampleId, strangerId } from './callers.ts';
import type { TableSamples } from './table-samples.ts';

export const salesSamples: readonly TableSamples[] = [
  { table: 'public.order_tags', shared: { label: { name: 'Gift', colour: 'brass' } } },
  {
    table: 'public.order_handling',
    owned: {
      handling: (owner) => ({
        order_id: sampleId('order', owner),
        assignee_id: strangerId,
        courier: 'Hany',
        tags: '{Gift}',
      }),
    },
  },
  {
    table: 'public.order_moves',
    owned: {
      'step that waits': (owner) => ({
        id: sampleId('step that waits', owner),
        order_id: sampleId('order', owner),
        batch_id: sampleId('batch of steps'),
        from_status: 'placed',
        to_status: 'confirmed',
        is_visible: true,
        decided_by: strangerId,
        decided_at: '2026-01-01T00:00:00Z',
        due_at: '2026-01-01T00:00:30Z',
      }),
    },
  },
  {
    table: 'public.order_corrections',
    owned: {
      correction: (owner) => ({
        id: sampleId('correction', owner),
        order_id: sampleId('order', owner),
        before: { phone: '+201000000001' },
        after: { phone: '+201000000002' },
      }),
    },
  },
  {
    table: 'public.staff_invitations',
    shared: {
      invitation: {
        id: sampleId('invitation'),
        email: 'invited@example.com',
        role: 'sales',
        token_hash: '\\x01',
        expires_at: '2100-01-01T00:00:00Z',
      },
    },
  },
  {
    table: 'public.saved_replies',
    shared: {
      'saved reply': {
        id: sampleId('saved reply'),
        name: 'Lead time',
        body: 'Six weeks.',
        body_ar: 'ستة أسابيع.',
      },
    },
  },
  {
    table: 'public.daily_sales',
    shared: {
      sums: {
        day: '2026-11-15',
        currency: 'EGP',
        split: 'total',
        value: '',
        placed: 1,
        cancelled: 0,
        refused: 0,
        returned: 0,
        delivered: 1,
        orders: 1,
        pieces: 2,
        revenue: '205.00',
        discount: '20.00',
      },
    },
  },
  {
    table: 'private.changed_sales_days',
    shared: { mark: { id: 1_000_000, day: '2026-11-15' } },
  },
];
