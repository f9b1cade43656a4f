import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';

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
    registration: registrationOf(settings, locale),
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

/** Whether visitors see the shop, and the day on which they will. The demo is always open. */
export async function readOpening(): Promise<{ isOpen: boolean; opensOn: string | null }> {
  const { settings } = await loadRows();
  return { isOpen: environment().DEMO || settings.opened_at !== null, opensOn: settings.opens_on };
}

/** The numbers that the law asks for, as on the invoice; empty without them. */
function registrationOf(
  settings: { tax_number: string; commercial_register: string },
  locale: Locale,
): string {
  const t = translator(locale);
  const numbers = [
    [t('account.order.invoice.taxNumber'), settings.tax_number],
    [t('account.order.invoice.register'), settings.commercial_register],
  ] as const;
  return numbers
    .filter(([, number]) => number)
    .map(([label, number]) => `${label} ${isolateLtr(number)}`)
    .join(' · ');
}
