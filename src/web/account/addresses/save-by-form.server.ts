import { data, redirect, type RouterContextProvider } from 'react-router';
import { savedAddress } from '#domain/addresses/saved-address.ts';
import { saveAddress } from '#services/addresses/addresses.server.ts';
import type { AddressField, AddressProblem } from '../../shared/address-form/address-inputs.ts';
import { readForm } from '../../shared/read-form.server.ts';
import { ownerOf } from '../signed-in.server.ts';

export type TypedAddress = Partial<Record<AddressField | 'label' | 'is_default', string>>;

export interface RefusedAddress {
  reason: 'invalid_input' | 'too_many' | 'not_found';
  problems: Partial<Record<AddressField | 'label', AddressProblem>>;
  typed: TypedAddress;
}

/** Goes back to the list when it is saved; otherwise the form comes back as it was typed. */
export async function saveByForm(
  id: string | null,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const form = await readForm(request);
  const typed = Object.fromEntries(
    [...form].filter(([, value]) => typeof value === 'string'),
  ) as TypedAddress;
  const refuse = (reason: RefusedAddress['reason'], problems: RefusedAddress['problems'] = {}) =>
    data<RefusedAddress>({ reason, problems, typed }, { status: 400 });

  const parsed = savedAddress.safeParse(typed);
  if (!parsed.success) {
    // The schema names its refusals; the first of a field is the one to mend first.
    const issues = parsed.error.issues.toReversed();
    return refuse(
      'invalid_input',
      Object.fromEntries(issues.map(({ path, message }) => [path[0], message])),
    );
  }
  const result = await saveAddress(ownerOf(context).customer, parsed.data, id);
  if (result.ok) return redirect('/account/addresses');
  return result.reason === 'not_served'
    ? refuse('invalid_input', { governorate: 'not_served' })
    : refuse(result.reason);
}
