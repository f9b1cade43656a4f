import { z } from 'zod';
import { singleLine } from '../../identity/account-forms.ts';
import { currencies } from './currencies.ts';
import { amountBetween } from './setting-fields.ts';

/** Columns of `site_settings` about money. */
export const moneySettingsInput = z.object({
  currency: z.enum(currencies, 'required'),
  tax_mode: z.enum(['included', 'exclusive'], 'required'),
  tax_rate: amountBetween('0.00', '100.00'),
  arabic_digits: z.enum(['arab', 'latn'], 'required'),
  /** Not stored: a new currency must be typed out. */
  typed_currency: singleLine(10).optional(),
});
export type MoneySettingsInput = z.output<typeof moneySettingsInput>;
