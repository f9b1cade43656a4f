import { sql } from 'kysely';
import type { Workshop } from '#domain/catalog/workshop.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { toWorkshop } from '../catalog/workshop-row.server.ts';
import type { Reader } from '../shared/reader.ts';

/** A governorate with workshops, and where they are on average. */
export interface WorkshopPlace {
  code: string;
  name: string;
  count: number;
  latitude: number;
  longitude: number;
}

export interface WorkshopList {
  workshops: (Workshop & { pieces: number })[];
  /** From north to south. */
  places: WorkshopPlace[];
}

/** Every workshop that visitors may see, in the order of staff. */
export async function listWorkshops({ actor, locale }: Reader): Promise<WorkshopList> {
  const [workshops, places] = await asActor(actor).read(selectWorkshops(), selectPlaces());
  return {
    workshops: workshops.map(({ pieces, ...row }) => ({
      ...toWorkshop(row, locale),
      pieces: Number(pieces),
    })),
    places: places.map((row) => toPlace(row, locale)),
  };
}

const selectWorkshops = () =>
  db
    .selectFrom('workshops as w')
    .selectAll('w')
    .select((of) =>
      of
        .selectFrom('products as p')
        .select((count) => count.fn.countAll<string>().as('pieces'))
        .whereRef('p.workshop_id', '=', 'w.id')
        .where('p.status', '=', 'published')
        .as('pieces'),
    )
    .where('w.is_visible', '=', true)
    .orderBy('w.display_order')
    .orderBy('w.id');

const selectPlaces = () =>
  db
    .selectFrom('workshops as w')
    .innerJoin('governorates as g', 'g.code', 'w.governorate')
    .select(['g.code', 'g.name', 'g.name_ar'])
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`avg(w.latitude)::float`.as('latitude'),
      sql<number>`avg(w.longitude)::float`.as('longitude'),
    ])
    .where('w.is_visible', '=', true)
    .where('w.latitude', 'is not', null)
    .groupBy(['g.code', 'g.name', 'g.name_ar'])
    .orderBy('latitude', 'desc');

const toPlace = (
  {
    code,
    name,
    name_ar,
    count,
    latitude,
    longitude,
  }: RowsOf<ReturnType<typeof selectPlaces>>[number],
  locale: Locale,
): WorkshopPlace => ({ code, name: localized(locale, name, name_ar), count, latitude, longitude });
