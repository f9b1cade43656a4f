import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { localized, type Locale } from '#i18n/locale.ts';

const loadRows = cacheUntilChanged(
  ['site_settings', 'footer_config', 'footer_social_links'],
  async () => {
    const [[settings], [footer], socialLinks] = await asVisitor().read(
      db.selectFrom('site_settings').selectAll(),
      db.selectFrom('footer_config').selectAll(),
      db
        .selectFrom('footer_social_links')
        .selectAll()
        .where('active', '=', true)
        .orderBy('display_order'),
    );
    if (!settings || !footer) throw new Error('The settings row is missing.');
    return { settings, footer, socialLinks };
  },
);

/** Name, currency and footer in the reader's language. */
export async function readSite(locale: Locale) {
  const { settings, footer, socialLinks } = await loadRows();
  return {
    name: localized(locale, settings.brand_name, settings.brand_name_ar),
    currency: settings.currency,
    digits: settings.arabic_digits,
    tagline: localized(locale, footer.tagline, footer.tagline_ar),
    copyright: localized(locale, footer.copyright, footer.copyright_ar),
    contact: {
      email: settings.contact_email,
      phone: settings.contact_phone,
      address: localized(locale, settings.address, settings.address_ar),
      hours: localized(locale, settings.opening_hours, settings.opening_hours_ar),
      mapUrl: settings.map_url,
    },
    /** Null without a number: then no page offers WhatsApp. */
    whatsApp: settings.whatsapp_number
      ? {
          number: settings.whatsapp_number,
          hours: localized(locale, settings.whatsapp_hours, settings.whatsapp_hours_ar),
        }
      : null,
    socialLinks: socialLinks.map((link) => ({
      platform: link.platform,
      label: localized(locale, link.label, link.label_ar),
      url: link.url,
    })),
  };
}
