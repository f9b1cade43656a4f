import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

/** As many as people scroll through: the pieces that sell best. */
const longest = 300;

/** Pieces that a block of a newsletter may show. */
export async function readNewsletterChoices(locale: Locale) {
  const [products] = await asVisitor().read(
    sql<{ slug: string; name: string; name_ar: string | null }>`
      select slug, name, name_ar from public.products
      where status = 'published' order by sales_count desc, id desc limit ${longest}`,
  );
  return {
    products: products
      .map(({ slug, name, name_ar }) => ({ value: slug, label: localized(locale, name, name_ar) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
  };
}
export type NewsletterChoices = Awaited<ReturnType<typeof readNewsletterChoices>>;
