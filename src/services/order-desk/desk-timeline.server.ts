import type { OrderStatus } from '#domain/orders/status.ts';
import type { Changer } from '#domain/orders/transitions.ts';
import type { Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { toOrderPhoto, type OrderPhoto } from '../orders/order-photo.ts';

/** An entry as staff see it: internal ones too, with both languages of the note. */
export interface DeskEntry {
  id: string;
  status: OrderStatus;
  /** It brought the status; others were added to an order as it was. */
  isStep: boolean;
  by: Changer;
  /** The member of staff; null for others and for those who have left. */
  byName: string | null;
  /** English, or Arabic if only that was written. */
  note: string | null;
  noteAr: string | null;
  isVisible: boolean;
  at: Date;
  photos: OrderPhoto[];
}

/** One row per photo, and one for an entry without photos; newest first. */
export function selectDeskTimeline(orderId: string) {
  return db
    .selectFrom('order_timeline as t')
    .leftJoin('order_photos as f', 'f.timeline_id', 't.id')
    .select(['t.id', 't.status', 't.note', 't.note_ar as noteAr', 't.is_visible as isVisible'])
    .select(['t.actor_kind as by', 't.actor_id as actorId', 't.created_at as at'])
    .select(['f.id as photoId', 'f.image_url', 'f.alt_en', 'f.alt_ar', 'f.width', 'f.height'])
    .where('t.order_id', '=', orderId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .orderBy('f.display_order');
}

type Row = RowsOf<ReturnType<typeof selectDeskTimeline>>[number];

interface Reading {
  locale: Locale;
  /** By account. */
  names: ReadonlyMap<string, string>;
}

export function toDeskTimeline(rows: readonly Row[], { locale, names }: Reading): DeskEntry[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((group, index, all) => {
    const [{ id, status, by, actorId, note, noteAr, isVisible, at }] = group as [Row, ...Row[]];
    const photos = group.flatMap((row) => toOrderPhoto(row, locale) ?? []);
    const byName = (by === 'staff' && actorId && names.get(actorId)) || null;
    const isStep = all[index + 1]?.[0]?.status !== status;
    return { id, status, isStep, by, byName, note, noteAr, isVisible, at, photos };
  });
}
