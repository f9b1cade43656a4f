import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { maxAddresses, type SavedAddress } from '#domain/addresses/saved-address.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { retryDeadlocks } from '#services/checkout/retry-deadlocks.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { rejectAboveLimit } from '#services/shared/row-limits.server.ts';
import { postalAddress, type PostalAddress } from '#services/shared/postal-address.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';

export interface CustomerAddress extends PostalAddress {
  id: string;
  label: string | null;
  /** Decides the delivery fee. */
  governorateCode: string;
  isDefault: boolean;
}

interface Owner {
  customer: Customer;
  locale: Locale;
}

export async function readAddresses({ customer, locale }: Owner): Promise<CustomerAddress[]> {
  const [rows] = await asUser(customer).read(selectAddresses(customer.userId));
  return rows.map((row) => toCustomerAddress(row, locale));
}

/** The default first, then in the order of creation. */
export const selectAddresses = (userId: string) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('governorates as g', 'g.code', 'a.governorate')
    .selectAll('a')
    .select(['g.name as placeName', 'g.name_ar as placeNameAr'])
    .where('a.user_id', '=', userId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(maxAddresses);

type AddressRow = RowsOf<ReturnType<typeof selectAddresses>>[number];

export const toCustomerAddress = (row: AddressRow, locale: Locale): CustomerAddress => ({
  id: row.id,
  label: row.label,
  governorateCode: row.governorate,
  isDefault: row.is_default,
  ...postalAddress(row, localized(locale, row.placeName, row.placeNameAr)),
});

/** The address for editing; null if it is another customer's. */
export async function findAddress(customer: Customer, id: string): Promise<SavedAddress | null> {
  if (!isUuid(id)) return null;
  const [[row]] = await asUser(customer).read(
    db
      .selectFrom('addresses')
      .select(['label', 'full_name', 'phone', 'governorate', 'city', 'street', 'building'])
      .select(['floor', 'apartment', 'landmark', 'is_default'])
      .where('id', '=', id)
      .where('user_id', '=', customer.userId),
  );
  return row ?? null;
}

export type SaveAddressResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_served' | 'too_many' | 'not_found' };

/** Adds an address, or changes the one with this id. The first becomes the default. */
export async function saveAddress(
  customer: Customer,
  address: SavedAddress,
  id: string | null = null,
): Promise<SaveAddressResult> {
  if (id !== null && !isUuid(id)) return { ok: false, reason: 'not_found' };
  return rejectAboveLimit({ ok: false as const, reason: 'too_many' as const }, () =>
    retryDeadlocks(() =>
      asUser(customer).transaction((trx) => storeAddress(trx, customer, address, id)),
    ),
  );
}

async function storeAddress(
  trx: Transaction<DB>,
  { userId }: Customer,
  address: SavedAddress,
  id: string | null,
): Promise<SaveAddressResult> {
  const served = await trx
    .selectFrom('governorates')
    .select('code')
    .where('code', '=', address.governorate)
    .where('is_served', '=', true)
    .executeTakeFirst();
  if (!served) return { ok: false, reason: 'not_served' };
  if (id !== null) {
    const changed = await trx
      .updateTable('addresses')
      .set(address)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return changed ? { ok: true, id: changed.id } : { ok: false, reason: 'not_found' };
  }
  // Serializes concurrent inserts, so that one of them is the first.
  await lockUntilCommit(`addresses ${userId}`).execute(trx);
  const { count } = await trx
    .selectFrom('addresses')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { id: added } = await trx
    .insertInto('addresses')
    .values({ ...address, user_id: userId, is_default: address.is_default || count === '0' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id: added };
}

export async function makeDefault(customer: Customer, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await asUser(customer).write(
    db
      .updateTable('addresses')
      .set({ is_default: true })
      .where('id', '=', id)
      .where('user_id', '=', customer.userId),
  );
}

/** Orders have their own copy, so that deleting changes none of them. */
export async function deleteAddress(customer: Customer, id: string): Promise<void> {
  if (!isUuid(id)) return;
  const { userId } = customer;
  await asUser(customer).write(
    db.deleteFrom('addresses').where('id', '=', id).where('user_id', '=', userId),
    // Makes another address the default.
    sql`update public.addresses set is_default = true
      where id = (
        select id from public.addresses where user_id = ${userId} order by created_at, id limit 1
      ) and not exists (
        select from public.addresses where user_id = ${userId} and is_default
      )`,
  );
}
