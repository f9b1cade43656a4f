import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { readGovernorates } from '../delivery/governorates.server.ts';
import type { Customer } from '../shared/customer.ts';

interface Named {
  id: string;
  name: string;
  name_ar: string | null;
}

/** A list to choose from; beyond it are pieces that hardly anybody has bought. */
const maxProducts = 300;

/** What the form of a campaign offers: categories that can be switched off, places and pieces. */
export async function readCampaignChoices(actor: Customer, locale: Locale) {
  const [categories, products] = await asUser(actor).read(
    sql<Named>`select id, name, name_ar from public.notification_categories
      where is_visible and not always_mailed order by display_order, slug`,
    sql<Named>`select id, name, name_ar from public.products
      where status = 'published' order by sales_count desc, id desc limit ${maxProducts}`,
  );
  const options = (rows: readonly Named[]) =>
    rows.map(({ id, name, name_ar }) => ({ value: id, label: localized(locale, name, name_ar) }));
  const places = await readGovernorates(locale);
  return {
    categories: options(categories),
    products: options(products).toSorted((one, other) =>
      one.label.localeCompare(other.label, locale),
    ),
    governorates: places.map(({ code, name }) => ({ value: code, label: name })),
  };
}
export type CampaignChoices = Awaited<ReturnType<typeof readCampaignChoices>>;
