import { sql } from 'kysely';
import type { SavedAddress } from '#domain/checkout/address.ts';
import { q } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { readPlaces } from '../delivery/places.server.ts';
import type { Customer } from './customer.ts';

export type AddAddressResult = { ok: true; id: string } | { ok: false; reason: 'not_served' };

/** The first one that somebody keeps is where they usually are. */
export async function addAddress(
  customer: Customer,
  address: SavedAddress,
): Promise<AddAddressResult> {
  const places = await readPlaces('en');
  if (!places.some(({ code }) => code === address.governorate)) {
    return { ok: false, reason: 'not_served' };
  }
  const isFirst = sql<boolean>`not exists (
    select from addresses where user_id = ${customer.userId})`;
  const [[added]] = await asUser(customer).write(
    q
      .insertInto('addresses')
      .values({ ...address, user_id: customer.userId, is_default: isFirst })
      .returning('id'),
  );
  return { ok: true, id: added!.id };
}
