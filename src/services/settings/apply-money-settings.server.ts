import type { MoneySettingsInput } from '#domain/admin/settings/money-settings.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applySettings, type ApplySettingsResult } from './apply-settings.server.ts';

type Changes = Parameters<typeof applySettings>[1];

/** A new currency must be typed out, because prices keep their numbers. */
export async function applyMoneySettings(
  changes: Changes,
  input: MoneySettingsInput,
  staff: Staff,
): Promise<
  ApplySettingsResult | { ok: false; reason: 'invalid_input'; fields: Record<string, string> }
> {
  const changesCurrency = changes.some(({ field }) => field === 'currency');
  if (changesCurrency && input.typed_currency?.toUpperCase() !== input.currency) {
    const fields = { typed_currency: 'currency_not_typed' };
    return { ok: false, reason: 'invalid_input', fields };
  }
  return applySettings('site_settings', changes, staff);
}
