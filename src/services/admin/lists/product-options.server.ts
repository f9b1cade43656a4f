import type { Locale } from '#i18n/locale.ts';
import { termsFor } from '#services/catalog/terms.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { readStaffNames } from '../history/read-history.server.ts';

/** What the filters of the list of products offer: the terms of the catalogue, and colleagues. */
export async function readProductOptions(actor: Customer, locale: Locale) {
  const [terms, staff] = await Promise.all([termsFor(() => true, locale), readStaffNames(actor)]);
  const options = (named: readonly { value: string; name: string }[]) =>
    named.map(({ value, name }) => ({ value, label: name }));
  return {
    kind: options(terms.kind),
    colour: options(terms.colour),
    material: options(terms.material),
    changedBy: staff.map(({ id, name }) => ({ value: id, label: name })),
  };
}
