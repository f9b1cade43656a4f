import type { OrderStatus } from '#domain/orders/status.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { toOrderPhoto, type OrderPhoto } from './order-photo.ts';

export interface TimelineEntry {
  id: string;
  status: OrderStatus;
  note: string | null;
  at: Date;
  photos: OrderPhoto[];
}

/** One row per photo of a visible entry, and one for an entry without photos. */
export function selectTimeline(orderId: string) {
  return db
    .selectFrom('order_timeline as t')
    .leftJoin('order_photos as f', 'f.timeline_id', 't.id')
    .select(['t.id', 't.status', 't.note', 't.note_ar', 't.created_at as at'])
    .select(['f.id as photoId', 'f.image_url', 'f.alt_en', 'f.alt_ar', 'f.width', 'f.height'])
    .where('t.order_id', '=', orderId)
    .where('t.is_visible', '=', true)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .orderBy('f.display_order');
}

type Row = RowsOf<ReturnType<typeof selectTimeline>>[number];

export function toTimeline(rows: readonly Row[], locale: Locale): TimelineEntry[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((group) => {
    const [entry] = group as [Row, ...Row[]];
    return {
      id: entry.id,
      status: entry.status,
      note: localized(locale, entry.note, entry.note_ar) || null,
      at: entry.at,
      photos: group.flatMap((row) => toOrderPhoto(row, locale) ?? []),
    };
  });
}
