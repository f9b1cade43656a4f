import type { Governorate } from '#services/delivery/governorates.server.ts';
import type { CustomerAddress } from '#services/addresses/addresses.server.ts';
import { addressFields, type CheckoutDraft, type TypedAddress } from './checkout-draft.ts';
import type { Buyer } from './read-buyer.server.ts';

/** Where the order is delivered, as far as the buyer has entered it. */
export interface Destination {
  /** One of the customer's saved addresses. */
  saved: CustomerAddress | null;
  /** What is typed instead, prefilled from the account. */
  typed: TypedAddress;
  isTyping: boolean;
  governorate: Governorate | undefined;
  /** All required fields are filled in; the server validates them. */
  isComplete: boolean;
}

const required = addressFields.filter(
  (name) => name !== 'floor' && name !== 'apartment' && name !== 'landmark',
);

export function destinationOf(
  draft: CheckoutDraft,
  buyer: Buyer | null,
  governorates: readonly Governorate[],
  /** Chosen on a product page or in the cart. */
  selected: string | null = null,
): Destination {
  const own = buyer?.addresses ?? [];
  const isTyping = draft.isAdding || own.length === 0;
  const saved = isTyping
    ? null
    : (own.find(({ id }) => id === draft.addressId) ??
      own.find(({ isDefault }) => isDefault) ??
      null);
  const address = { governorate: selected ?? undefined, ...draft.address };
  const typed: TypedAddress = buyer
    ? {
        ...address,
        full_name: draft.address.full_name ?? buyer.fullName,
        phone: draft.address.phone ?? buyer.phone,
        email: buyer.email,
      }
    : address;
  const code = saved?.governorateCode ?? typed.governorate;
  return {
    saved,
    typed,
    isTyping,
    governorate: governorates.find((each) => each.code === code),
    isComplete: isTyping
      ? // A customer's new address is saved first, and then selected.
        !buyer && required.every((name) => typed[name]?.trim())
      : saved !== null,
  };
}
