import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insert } from './factories.ts';

const person = { full_name: 'Mona Farid', phone: '+201012345678' };

const tables = {
  custom_service: {
    table: 'custom_service_requests',
    row: {
      project_title: 'A library for the long wall',
      service_type: 'custom_furniture',
      budget_range: '10k_25k',
      project_type: 'residential',
      preferred_timeline: 'flexible',
      message: 'Walnut, please.',
    },
  },
  contact: {
    table: 'contact_messages',
    row: { subject: 'other', message: 'Do you restore doors?' },
  },
};

/** A custom-service request or a contact message of a sender of its own. */
export async function createEnquiry<Kind extends keyof typeof tables>(
  owner: pg.Client,
  kind: Kind,
  change: Record<string, unknown> = {},
): Promise<{ kind: Kind; id: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { table, row } = tables[kind];
  const { id } = await insert(owner, table, { ...person, email, ...row, ...change });
  return { kind, id, email };
}
