import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/types.ts';
import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { db } from '#platform/database/query.ts';
import { environment } from '#platform/environment.server.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import type { MailShop, MailShops } from './mail-shop.ts';
import { drawnNames } from './render-head.ts';

/** The shop's name and contact are data: they are read from the site settings in both languages. */
export const mailShops = cacheUntilChanged(
  ['site_settings', 'footer_social_links'],
  async (): Promise<MailShops> => {
    const [[settings]] = await asVisitor().read(shopColumns(db));
    return inBothLanguages(settings);
  },
);

/** On the caller's connection: a second one, while holding the first, could wait for ever. */
export async function mailShopsWithin(trx: Kysely<DB>): Promise<MailShops> {
  return inBothLanguages(await shopColumns(trx).executeTakeFirst());
}

export async function brandNames(): Promise<Record<Locale, string>> {
  const { en, ar } = await mailShops();
  return { en: en.name, ar: ar.name };
}

const shopColumns = (database: Kysely<DB>) =>
  database
    .selectFrom('site_settings')
    .select(['brand_name', 'brand_name_ar', 'address', 'address_ar', 'opening_hours'])
    .select(['opening_hours_ar', 'contact_phone', 'whatsapp_number'])
    .select((settings) =>
      jsonArrayFrom(
        settings
          .selectFrom('footer_social_links')
          .select(['label', 'label_ar', 'url'])
          .where('active', '=', true)
          .orderBy('display_order'),
      ).as('social'),
    );

type Settings = Awaited<ReturnType<ReturnType<typeof shopColumns>['executeTakeFirst']>>;

function inBothLanguages(settings: Settings): MailShops {
  const shopIn = (locale: Locale): MailShop => ({
    name:
      localized(locale, settings?.brand_name, settings?.brand_name_ar) || drawnNames[locale].name,
    address: localized(locale, settings?.address, settings?.address_ar),
    hours: localized(locale, settings?.opening_hours, settings?.opening_hours_ar),
    phone: settings?.contact_phone ?? '',
    whatsApp: settings?.whatsapp_number ?? '',
    social: (settings?.social ?? []).map(({ label, label_ar, url }) => ({
      label: localized(locale, label, label_ar),
      url,
    })),
    url: environment().PUBLIC_URL,
  });
  return { en: shopIn('en'), ar: shopIn('ar') };
}
