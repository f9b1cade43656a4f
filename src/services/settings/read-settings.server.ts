import { sql } from 'kysely';
import { shopSettingsInput } from '#domain/admin/settings/shop-settings.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

/** Values as the texts of a form: nothing is empty, and a switch is `true` or empty. */
type SettingTexts = Record<string, string>;

type Setting = string | number | boolean | null;

const asText = (value: Setting): string => (value === null || value === false ? '' : String(value));

const asTexts = (row: Record<string, Setting>): SettingTexts =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]));

export async function readShopSettings(actor: Customer): Promise<SettingTexts> {
  const [[row]] = await asUser(actor).read(
    db.selectFrom('site_settings').select(shopSettingsInput.keyof().options),
  );
  return asTexts(row!);
}

/** With the number of products whose prices would keep their number in another currency. */
export async function readMoneySettings(
  actor: Customer,
): Promise<{ values: SettingTexts; products: number }> {
  const [[row], [counted]] = await asUser(actor).read(
    db.selectFrom('site_settings').select(['currency', 'tax_mode', 'tax_rate', 'arabic_digits']),
    sql<{ products: number }>`select count(*)::int as products from public.products`,
  );
  return { values: asTexts(row!), products: counted!.products };
}

export async function readLimitSettings(actor: Customer): Promise<SettingTexts> {
  const [[row]] = await asUser(actor).read(db.selectFrom('abuse_limits').selectAll());
  const { id: _id, updated_at: _updatedAt, ...limits } = row!;
  return asTexts(limits);
}
