import type { AddressField, AddressProblem } from '../../shared/address-form/address-inputs.ts';
import { addressFields, type TypedAddress } from './checkout-draft.ts';

export type Problems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** The schema is loaded with the first validation, not with the page. Without it the server alone validates. */
export async function problemsIn(typed: TypedAddress): Promise<Problems> {
  const schema = await import('#domain/checkout/address.ts').catch(() => null);
  if (!schema) return {};
  const whole = Object.fromEntries(addressFields.map((name) => [name, typed[name] ?? '']));
  const { error } = schema.orderAddress.safeParse(whole);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path[0], message as AddressProblem]),
  );
}
