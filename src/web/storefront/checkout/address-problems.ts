import type { AddressField, AddressProblem } from '../../shared/address-form/address-inputs.ts';
import { addressFields, type TypedAddress } from './checkout-draft.ts';

export type Problems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** The schema is loaded with the first validation, not with the page. */
export async function problemsIn(typed: TypedAddress): Promise<Problems> {
  const { orderAddress } = await import('#domain/checkout/address.ts');
  const whole = Object.fromEntries(addressFields.map((name) => [name, typed[name] ?? '']));
  const { error } = orderAddress.safeParse(whole);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path[0], message as AddressProblem]),
  );
}
