import type { Bilingual } from '#domain/bilingual.ts';
import type { DayRange } from '#domain/catalog/delivery.ts';
import type { OrderAddress } from '#domain/checkout/address.ts';
import type { CheckoutInput } from '#domain/checkout/checkout-input.ts';
import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { findGovernorate } from '../delivery/governorates.server.ts';

type DestinationResult =
  | { ok: true; address: OrderAddress; shipping: string; road: DayRange; name: Bilingual }
  | { ok: false; reason: 'address_required' | 'not_served' };

/** Delivery address and fee. Other customers' addresses count as missing. */
export async function findDestination(
  { address: sent, address_id }: Pick<CheckoutInput, 'address' | 'address_id'>,
  actor: Actor,
): Promise<DestinationResult> {
  const found = sent ?? (address_id ? await findSaved(address_id, actor) : null);
  if (!found) return { ok: false, reason: 'address_required' };
  const governorate = await findGovernorate(found.governorate);
  if (!governorate) return { ok: false, reason: 'not_served' };
  // Orders store the code, also when a client sent the name.
  const address = { ...found, governorate: governorate.code };
  const { fee: shipping, road, name } = governorate;
  return { ok: true, address, shipping, road, name };
}

async function findSaved(id: string, actor: Actor): Promise<OrderAddress | null> {
  if (actor.kind !== 'user') return null;
  const [[saved]] = await asActor(actor).read(
    db
      .selectFrom('addresses as a')
      .innerJoin('profiles as p', 'p.id', 'a.user_id')
      .select(['a.full_name', 'a.phone', 'p.email', 'a.governorate', 'a.city', 'a.street'])
      .select(['a.building', 'a.floor', 'a.apartment', 'a.landmark'])
      .where('a.id', '=', id)
      // Admins can read all addresses but order to their own.
      .where('a.user_id', '=', actor.userId),
  );
  return saved ?? null;
}
