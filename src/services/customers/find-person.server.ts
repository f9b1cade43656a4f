import { sql } from 'kysely';
import { canReceiveMail } from '#domain/checkout/no-email.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';

/** By what a customer is known: an order, a message, a request, or an account. */
export const customerKinds = ['order', 'message', 'request', 'account'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export interface CustomerRef {
  kind: CustomerKind;
  id: string;
}

/** How a person is recognised in orders and enquiries; what is unknown is null. */
export interface KnownPerson {
  userId: string | null;
  email: string | null;
  phone: string | null;
}

export type NamedPerson = KnownPerson & { name: string };

const queries: Record<CustomerKind, (id: string) => ReturnType<typeof sql<NamedPerson>>> = {
  order: (id) => sql<NamedPerson>`
    select user_id as "userId", email, phone, coalesce(address ->> 'full_name', '') as name
    from public.orders where id = ${id}::uuid`,
  message: (id) => sql<NamedPerson>`
    select user_id as "userId", email, phone, full_name as name
    from public.contact_messages where id = ${id}::uuid`,
  request: (id) => sql<NamedPerson>`
    select user_id as "userId", email, phone, full_name as name
    from public.custom_service_requests where id = ${id}::uuid`,
  // Accounts are for admins; sales know of them what their orders say.
  account: (id) => sql<NamedPerson>`
    select user_id as "userId", email, phone, coalesce(address ->> 'full_name', '') as name
    from public.orders where user_id = ${id}::uuid order by created_at desc, id desc limit 1`,
};

/** As the member of staff: null for what does not exist and for what they may not see. */
export async function findPerson(
  { kind, id }: CustomerRef,
  actor: Customer,
): Promise<NamedPerson | null> {
  if (!isUuid(id)) return null;
  const [[found]] = await asUser(actor).read(queries[kind](id));
  if (!found) return null;
  const { userId, email, phone, name } = found;
  return {
    name,
    userId,
    // Stands for none, so that it would find everybody without an address.
    email: email && canReceiveMail(email) ? email.toLowerCase() : null,
    phone: phone || null,
  };
}

/** Rows of this person; `table` is the name of the table in the query. */
export const isOfPerson = ({ userId, email, phone }: KnownPerson, table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('user_id')} = ${userId}::uuid
    or ${column('email')} = ${email}::text or ${column('phone')} = ${phone}::text)`;
};
