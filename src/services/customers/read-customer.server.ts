import { sql } from 'kysely';
import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import type { OrderMoney } from '#domain/orders/order-money.ts';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { moneyColumns, withMoney } from '../orders/order-money-columns.ts';
import type { Customer } from '../shared/customer.ts';
import {
  findPerson,
  isOfPerson,
  type CustomerRef,
  type NamedPerson,
  type KnownPerson,
} from './find-person.server.ts';

/** Of each part the newest. */
const maxRows = 50;

export interface OrderOfCustomer {
  id: string;
  number: string;
  status: OrderStatus;
  placedAt: Date;
  currency: string;
  money: OrderMoney;
}

export interface EnquiryOfCustomer {
  kind: 'message' | 'request';
  id: string;
  /** Of a request; empty for a message, whose subject is one of a list. */
  title: string;
  subject: string | null;
  status: EnquiryStatus;
  at: Date;
}

export interface ReturnOfCustomer {
  id: string;
  orderId: string;
  number: string;
  status: ReturnStatus;
  at: Date;
}

export interface NoteOnCustomer {
  id: string;
  body: string;
  by: string | null;
  at: Date;
  /** What the note is about. */
  about: { kind: 'order' | 'message' | 'request'; id: string; number: string | null };
}

export interface CustomerOverview {
  person: NamedPerson;
  orders: OrderOfCustomer[];
  returns: ReturnOfCustomer[];
  enquiries: EnquiryOfCustomer[];
  notes: NoteOnCustomer[];
}

const selectOrders = (person: KnownPerson) =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.status', 'o.created_at as placedAt', 'o.currency'])
    .$narrowType<{ status: OrderStatus }>()
    .select(moneyColumns)
    .where(isOfPerson(person, 'o'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(maxRows);

const selectEnquiries = (person: KnownPerson) => sql<EnquiryOfCustomer>`
  select 'message' as kind, m.id, '' as title, m.subject, m.status, m.created_at as at
  from public.contact_messages m where ${isOfPerson(person, 'm')}
  union all
  select 'request', r.id, r.project_title, null, r.status, r.created_at
  from public.custom_service_requests r where ${isOfPerson(person, 'r')}
  order by at desc, id desc limit ${maxRows}`;

const selectReturns = (person: KnownPerson) => sql<ReturnOfCustomer>`
  select t.id, o.id as "orderId", o.number, t.status, t.created_at as at
  from public.return_requests t join public.orders o on o.id = t.order_id
  where ${isOfPerson(person, 'o')} order by t.created_at desc, t.id desc limit ${maxRows}`;

interface NoteRow {
  id: string;
  body: string;
  by: string | null;
  at: Date;
  kind: NoteOnCustomer['about']['kind'];
  aboutId: string;
  number: string | null;
}

/** What colleagues wrote for each other, never what was sent to the customer. */
const selectNotes = (person: KnownPerson) => sql<NoteRow>`
  select n.id, n.body, s.name as by, n.at, n.kind, n."aboutId", n.number from (
    select t.id, coalesce(t.note, t.note_ar) as body, t.actor_id as author, t.created_at as at,
      'order' as kind, o.id as "aboutId", o.number
    from public.order_timeline t join public.orders o on o.id = t.order_id
    where ${isOfPerson(person, 'o')} and t.actor_kind = 'staff' and not t.is_visible
      and coalesce(t.note, t.note_ar) is not null
    union all
    select e.id, e.body, e.author_id, e.created_at, 'message', m.id, null
    from public.enquiry_notes e join public.contact_messages m on m.id = e.message_id
    where ${isOfPerson(person, 'm')}
    union all
    select e.id, e.body, e.author_id, e.created_at, 'request', r.id, null
    from public.enquiry_notes e join public.custom_service_requests r on r.id = e.request_id
    where ${isOfPerson(person, 'r')}
  ) n left join public.staff_names() s on s.id = n.author
  order by n.at desc, n.id desc limit ${maxRows}`;

/**
 * Everything that sales may see about one person, with or without an account. As the member of staff:
 * the policies of each table decide what is in it.
 */
export async function readCustomer(
  ref: CustomerRef,
  actor: Customer,
): Promise<CustomerOverview | null> {
  const person = await findPerson(ref, actor);
  if (!person) return null;
  const [orders, returns, enquiries, notes] = await asUser(actor).read(
    selectOrders(person),
    selectReturns(person),
    selectEnquiries(person),
    selectNotes(person),
  );
  return {
    person,
    orders: orders.map(withMoney),
    returns,
    enquiries,
    notes: notes.map(({ kind, aboutId, number, ...note }) => ({
      ...note,
      about: { kind, id: aboutId, number },
    })),
  };
}

/** The orders of the sender of an enquiry; none for roles that see no orders. */
export async function readOrdersOfSender(
  person: KnownPerson,
  actor: Customer,
): Promise<OrderOfCustomer[]> {
  const [orders] = await asUser(actor).read(selectOrders(person));
  return orders.slice(0, 10).map(withMoney);
}
