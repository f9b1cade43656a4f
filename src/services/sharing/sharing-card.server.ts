import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { cacheEachUntilChanged } from '#platform/content-cache.server.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { type CardContent, drawCard, isShopPicture } from './draw-card.server.ts';

export const sharedKinds = ['product', 'portfolio', 'project', 'prize'] as const;
export type SharedKind = (typeof sharedKinds)[number];

interface SharingCardRequest {
  kind: SharedKind;
  key: string;
  locale: Locale;
}

type SharedPage = Omit<CardContent, 'picture'> & { picture: string | null };

const column = (key: string) => (isUuid(key) ? ('id' as const) : ('slug' as const));

const find: Record<SharedKind, (key: string, locale: Locale) => Promise<SharedPage | undefined>> = {
  async product(key, locale) {
    const [[row]] = await asVisitor().read(
      db
        .selectFrom('products')
        .select(['name', 'name_ar', 'category', 'image_url'])
        .where('status', '=', 'published')
        .where(column(key), '=', key),
    );
    return (
      row && {
        title: localized(locale, row.name, row.name_ar),
        label: translator(locale)(`storefront.rooms.${row.category}`),
        picture: row.image_url,
        shape: 'upright',
      }
    );
  },

  async portfolio(key, locale) {
    const [[row]] = await asVisitor().read(
      db
        .selectFrom('portfolio_projects')
        .select(['title_en', 'title_ar', 'location_en', 'location_ar', 'main_image'])
        .where('status', '=', 'published')
        .where(column(key), '=', key),
    );
    return (
      row && {
        title: localized(locale, row.title_en, row.title_ar),
        label: localized(locale, row.location_en, row.location_ar),
        picture: row.main_image,
        shape: 'wide',
      }
    );
  },

  async project(key, locale) {
    const [[row]] = await asVisitor().read(
      db
        .selectFrom('projects')
        .select(['title', 'title_ar', 'location', 'location_ar', 'image_url'])
        .where('is_published', '=', true)
        .where(column(key), '=', key),
    );
    return (
      row && {
        title: localized(locale, row.title, row.title_ar),
        label: localized(locale, row.location, row.location_ar),
        picture: row.image_url,
        shape: 'wide',
      }
    );
  },

  async prize(key, locale) {
    if (!isUuid(key)) return undefined;
    const [[row]] = await asVisitor().read(
      db.selectFrom('game_prizes').select(['name', 'name_ar', 'image_url']).where('id', '=', key),
    );
    return (
      row && {
        title: localized(locale, row.name, row.name_ar),
        label: translator(locale)('game.complete.cardLabel'),
        picture: row.image_url,
        shape: 'upright',
      }
    );
  },
};

const draw = cacheEachUntilChanged<SharingCardRequest, Buffer | null>(
  ['products', 'portfolio_projects', 'projects', 'game_prizes'],
  async ({ kind, key, locale }) => {
    const found = await find[kind](key, locale);
    if (!found?.picture || !isShopPicture(found.picture)) return null;
    return drawCard({ ...found, picture: found.picture }, locale);
  },
  // A stale card may be served while a new one is drawn.
  { maxEntries: 300, mayBeStale: (card) => card !== null },
);

/** The picture of a shared page, or null without one of ours. */
export const readSharingCard = (request: SharingCardRequest): Promise<Buffer | null> =>
  draw(`${request.kind} ${request.key} ${request.locale}`, request);
