import type { MoneySettingsInput } from '#domain/admin/settings/money-settings.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applySettings } from './apply-settings.server.ts';

type Changes = Parameters<typeof applySettings>[1];

/** A new currency must be typed out, because prices keep their numbers. */
export async function applyMoneySettings(
  changes: Changes,
  input: MoneySettingsInput,
  staff: Staff,
) {
  const changesCurrency = changes.some(({ field }) => field === 'currency');
  if (changesCurrency && input.typed_currency?.toUpperCase() !== input.currency) {
    const fields = { typed_currency: 'currency_not_typed' };
    return { ok: false as const, reason: 'invalid_input', fields };
  }
  return applySettings('site_settings', changes, staff);
}
