import { sql } from 'kysely';
import {
  bulkStep,
  maxMovedOrders,
  statusesBefore,
  type BulkStep,
} from '#domain/orders/move-orders.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { canReceiveMail } from '#domain/checkout/no-email.ts';
import { maxBulkRows } from '#domain/admin/lists/bulk.ts';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { parseListState } from '#domain/admin/lists/list-state.ts';
import { openList } from '../admin/lists/list-pages.server.ts';
import type { RowOfSource } from '../admin/lists/list-source.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import type { RowSelection } from '../admin/lists/selected-rows.server.ts';
import type { Staff } from '../shared/staff.ts';
import type { SkippedOrder } from './decide-moves.server.ts';

/** An order that takes the step, and who will be notified. */
export interface PreviewedOrder {
  id: string;
  number: string;
  customer: string;
  from: OrderStatus;
  /** Null for buyers without an address. */
  mail: { to: string; locale: Locale } | null;
  /** Whether the account gets a notification as well. */
  isNotified: boolean;
  /** What the courier collects, an exact decimal. */
  payable: string;
  currency: string;
}

export interface MovesPreview {
  step: BulkStep;
  orders: PreviewedOrder[];
  /** Ticked rows that stay as they are. */
  skipped: SkippedOrder[];
  /** More orders match than one press may move. */
  isMore: boolean;
}

export type PreviewMovesResult =
  | ({ ok: true } & MovesPreview)
  | { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' };

type OrderRow = RowOfSource<typeof ordersSource>;

/** What a step would do with each order of a selection. Changes nothing. */
export async function previewMoves(
  selection: RowSelection,
  step: BulkStep,
  staff: Staff,
): Promise<PreviewMovesResult> {
  const selected = await (selection.all ? matchingRows : tickedRows)(selection, step, staff);
  if (!selected.ok) return selected;
  const moved = selected.rows.filter((row) => takesStep(row, step));
  const shown = moved.slice(0, maxMovedOrders);
  const buyers = await readBuyers(
    shown.map(({ id }) => id),
    staff,
  );
  const skipped = selected.rows.filter((row) => !takesStep(row, step)).map(toSkipped);
  if (shown.length + skipped.length === 0) return { ok: false, reason: 'nothing_selected' };
  return {
    ok: true,
    step,
    orders: shown.map((row) => toPreviewed(row, buyers.get(row.id)!)),
    skipped,
    isMore: moved.length > maxMovedOrders,
  };
}

const takesStep = ({ status, isMadeToOrder, waitingStep }: OrderRow, step: BulkStep): boolean =>
  !waitingStep && bulkStep(status as OrderStatus, isMadeToOrder) === step;

type SelectedOrders =
  | { ok: true; rows: OrderRow[] }
  | { ok: false; reason: 'forbidden' | 'too_many' };

async function tickedRows(
  { rows: ids }: RowSelection,
  _step: BulkStep,
  staff: Staff,
): Promise<SelectedOrders> {
  const opened = await openList(ordersSource, new URLSearchParams(), staff, ids);
  if (!opened.ok) return opened;
  const rows = await firstRows(opened.pages(), maxBulkRows + 1);
  return rows.length > maxBulkRows ? { ok: false, reason: 'too_many' } : { ok: true, rows };
}

/** Of all rows that match, those that take the step; the others are not listed. */
async function matchingRows(
  { search }: RowSelection,
  step: BulkStep,
  staff: Staff,
): Promise<SelectedOrders> {
  const narrowed = oneStepBefore(new URLSearchParams(search), step);
  if (!narrowed) return { ok: true, rows: [] };
  const opened = await openList(ordersSource, narrowed, staff);
  if (!opened.ok) return opened;
  const rows = await firstRows(opened.pages(), maxMovedOrders + 1, (row) => takesStep(row, step));
  return { ok: true, rows };
}

/** The same rows as far as they are one step before; null when the filter leaves none of them. */
function oneStepBefore(search: URLSearchParams, step: BulkStep): URLSearchParams | null {
  const { status } = parseListState(ordersSource.list, search).filters;
  const wanted = status?.kind === 'choice' ? status.values : null;
  const before = statusesBefore(step).filter((each) => wanted?.includes(each) ?? true);
  if (before.length === 0) return null;
  search.set('status', before.join(','));
  return search;
}

async function firstRows(
  pages: AsyncGenerator<OrderRow[]>,
  count: number,
  isMeant: (row: OrderRow) => boolean = () => true,
): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for await (const page of pages) {
    rows.push(...page.filter(isMeant));
    if (rows.length >= count) break;
  }
  return rows.slice(0, count);
}

function toSkipped({ id, number, status, waitingStep, waitingFor }: OrderRow): SkippedOrder {
  const order = { id, number: number ?? '' };
  return waitingStep
    ? { ...order, reason: 'being_moved', status: waitingStep, colleague: waitingFor ?? '' }
    : { ...order, reason: 'wrong_state', status: status as OrderStatus };
}

interface Buyer {
  id: string;
  email: string;
  locale: Locale;
  isNotified: boolean;
}

/** As system, like the list: the role was asked of the database. Preferences belong to customers. */
async function readBuyers(
  ids: readonly string[],
  { actor }: Staff,
): Promise<ReadonlyMap<string, Buyer>> {
  const [rows] = await asSystem({ onBehalfOf: actor }).read(sql<Buyer>`
    select o.id, o.email, o.locale, o.user_id is not null and not exists (
        select from public.notification_preferences p
        join public.notification_categories c on c.id = p.category_id
        where p.user_id = o.user_id and c.slug = 'orders' and not p.in_app) as "isNotified"
    from public.orders o where o.id = any (${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

const toPreviewed = (row: OrderRow, { email, locale, isNotified }: Buyer): PreviewedOrder => ({
  id: row.id,
  number: row.number ?? '',
  customer: row.customer ?? '',
  from: row.status as OrderStatus,
  mail: canReceiveMail(email) ? { to: email, locale } : null,
  isNotified,
  payable: row.payable!.amount,
  currency: row.payable!.currency,
});
