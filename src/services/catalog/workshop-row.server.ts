import type { Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Workshop } from '#domain/catalog/workshop.ts';
import { localized, type Locale } from '#i18n/locale.ts';

export const toWorkshop = (row: Selectable<DB['workshops']>, locale: Locale): Workshop => ({
  id: row.id,
  slug: row.slug,
  name: localized(locale, row.name, row.name_ar),
  town: localized(locale, row.town, row.town_ar),
  governorate: row.governorate,
  craft: row.craft,
  founded: row.founded,
  generation: row.generation,
  story: localized(locale, row.story, row.story_ar),
  picture: row.image_url,
});
