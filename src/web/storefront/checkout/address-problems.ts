import type { AddressField, AddressProblem } from '../../shared/address-form/address-inputs.ts';
import { addressFields, type TypedAddress } from './draft.ts';

export type Problems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** The schema comes with the first judgement, not with the page. */
export async function problemsIn(typed: TypedAddress): Promise<Problems> {
  const { orderAddress } = await import('#domain/checkout/address.ts');
  const whole = Object.fromEntries(addressFields.map((name) => [name, typed[name] ?? '']));
  const { error } = orderAddress.safeParse(whole);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path[0], message as AddressProblem]),
  );
}

const fieldId = (name: AddressField) => `address-${name}`;

/** In the order of the form. */
export function focusFirst(problems: Problems): void {
  const ids = addressFields.filter((name) => problems[name]).map(fieldId);
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  elements.toSorted(inOrderOfPage)[0]?.focus();
}

const inOrderOfPage = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
