import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

/** As many as people scroll through: the newest pictures, the pieces that sell best. */
const longest = 300;

/** Pictures of the library and pieces that a block of a newsletter may show. */
export async function readNewsletterChoices(locale: Locale) {
  // As system: the names of files are not for visitors; the guard of the page let marketing in.
  const [pictures, products] = await asSystem().read(
    sql<{ address: string; file_name: string; alt: string; alt_ar: string }>`
      select address, file_name, alt_en as alt, alt_ar from public.media
      where alt_en <> '' and alt_ar <> '' order by created_at desc, id limit ${longest}`,
    sql<{ slug: string; name: string; name_ar: string | null }>`
      select slug, name, name_ar from public.products
      where status = 'published' order by sales_count desc, id desc limit ${longest}`,
  );
  return {
    pictures: pictures.map(({ address, file_name, alt, alt_ar }) => ({
      value: address,
      label: localized(locale, alt, alt_ar) || file_name,
    })),
    products: products
      .map(({ slug, name, name_ar }) => ({ value: slug, label: localized(locale, name, name_ar) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
  };
}
export type NewsletterChoices = Awaited<ReturnType<typeof readNewsletterChoices>>;
