import type pg from 'pg';
import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { footer, seo, settings, socialLinks } from './settings.ts';

export const settingsRows = (now: Date): Rows[] => {
  const stamps = { created_at: now, updated_at: now };
  return [
    rowsOf(
      'footer_social_links',
      socialLinks.map(({ platform, label, url }, display_order) => ({
        id: idOf('social link', platform),
        platform,
        label: label[0],
        label_ar: label[1],
        url,
        active: true,
        display_order,
        ...stamps,
      })),
    ),
    rowsOf(
      'seo_settings',
      Object.entries(seo).map(([page_name, { title, description, keywords, hidden }]) => ({
        id: idOf('seo', page_name),
        page_name,
        title: title[0],
        title_ar: title[1],
        description: description[0],
        description_ar: description[1],
        keywords: keywords[0],
        keywords_ar: keywords[1],
        robots: hidden ? ('noindex, follow' as const) : ('index, follow' as const),
        ...stamps,
      })),
    ),
  ];
};

/** The migrations created both rows; brand, currency, tax and delivery fees stay at their defaults. */
export async function fillSettings(client: pg.Client): Promise<void> {
  await client.query(
    `update site_settings set contact_email = $1, contact_phone = $2, address = $3, address_ar = $4,
       opening_hours = $5, opening_hours_ar = $6, map_url = $7, legal_name = $8, legal_name_ar = $9,
       tax_number = $10, commercial_register = $11, whatsapp_number = $12, whatsapp_hours = $13,
       whatsapp_hours_ar = $14, opened_at = now()`,
    [
      settings.email,
      settings.phone,
      ...settings.address,
      ...settings.hours,
      settings.map,
      ...settings.legalName,
      settings.taxNumber,
      settings.register,
      settings.whatsApp,
      ...settings.whatsAppHours,
    ],
  );
  await client.query(
    `update footer_config set tagline = $1, tagline_ar = $2, about = $3, about_ar = $4,
       copyright = $5, copyright_ar = $6`,
    [...footer.tagline, ...footer.about, ...footer.copyright],
  );
}
