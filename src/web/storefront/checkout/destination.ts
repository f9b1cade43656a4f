import type { Governorate } from '#services/delivery/governorates.server.ts';
import type { CustomerAddress } from '#services/addresses/addresses.server.ts';
import { addressFields, type Draft, type TypedAddress } from './draft.ts';
import type { Buyer } from './read-buyer.server.ts';

/** Where the order goes, as far as it is known. */
export interface Destination {
  /** One of the customer's own. */
  saved: CustomerAddress | null;
  /** What is typed instead; what the account knows is filled in. */
  typed: TypedAddress;
  isTyping: boolean;
  place: Governorate | undefined;
  /** Nothing that must be said is missing; the server judges the rest. */
  isComplete: boolean;
}

const required = addressFields.filter(
  (name) => name !== 'floor' && name !== 'apartment' && name !== 'landmark',
);

export function destinationOf(
  draft: Draft,
  buyer: Buyer | null,
  places: readonly Governorate[],
): Destination {
  const own = buyer?.addresses ?? [];
  const isTyping = draft.isAdding || own.length === 0;
  const saved = isTyping
    ? null
    : (own.find(({ id }) => id === draft.addressId) ??
      own.find(({ isDefault }) => isDefault) ??
      null);
  const typed: TypedAddress = buyer
    ? {
        ...draft.address,
        full_name: draft.address.full_name ?? buyer.fullName,
        phone: draft.address.phone ?? buyer.phone,
        email: buyer.email,
      }
    : draft.address;
  const code = saved?.governorateCode ?? typed.governorate;
  return {
    saved,
    typed,
    isTyping,
    place: places.find((place) => place.code === code),
    isComplete: isTyping
      ? // A customer's address is kept first, and then chosen.
        !buyer && required.every((name) => typed[name]?.trim())
      : saved !== null,
  };
}
