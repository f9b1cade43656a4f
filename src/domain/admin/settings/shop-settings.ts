import { z } from 'zod';
import { emailAddress, singleLine } from '../../identity/account-forms.ts';
import { normalizePhone } from '../../identity/phone.ts';
import { optionalHttpsUrl } from './setting-fields.ts';

const optionalEmail = z
  .string()
  .trim()
  .refine((typed) => typed === '' || emailAddress.safeParse(typed).success, 'invalid_email');

/** Empty, or a number that can be dialled from anywhere. */
const optionalPhone = singleLine(40)
  .refine((typed) => typed === '' || normalizePhone(typed) !== null, 'invalid_phone')
  .transform((typed) => normalizePhone(typed) ?? '');

/** Columns of `site_settings` that describe the shop, as a form sends them. */
export const shopSettingsInput = z.object({
  brand_name: singleLine(60).min(1, 'required'),
  brand_name_ar: singleLine(60).min(1, 'required'),
  legal_name: singleLine(160),
  legal_name_ar: singleLine(160),
  tax_number: singleLine(40),
  commercial_register: singleLine(40),
  contact_email: optionalEmail,
  contact_phone: singleLine(40),
  address: singleLine(300),
  address_ar: singleLine(300),
  opening_hours: singleLine(200),
  opening_hours_ar: singleLine(200),
  map_url: optionalHttpsUrl,
  whatsapp_number: optionalPhone,
  whatsapp_hours: singleLine(80),
  whatsapp_hours_ar: singleLine(80),
});
