import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { currencies } from './currencies.ts';
import { amountWithin } from './setting-fields.ts';

/** Columns of `site_settings` about money. */
export const moneySettingsInput = z.object({
  currency: z.enum(currencies, 'required'),
  tax_mode: z.enum(['included', 'exclusive'], 'required'),
  tax_rate: amountWithin(bounds.percentage),
  arabic_digits: z.enum(['arab', 'latn'], 'required'),
  /** Not stored: a new currency must be typed out. */
  typed_currency: singleLine(10).optional(),
});
export type MoneySettingsInput = z.output<typeof moneySettingsInput>;
