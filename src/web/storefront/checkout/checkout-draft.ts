import { addressInputs, type AddressField } from '../../shared/address-form/address-inputs.ts';

export const addressFields = addressInputs.map(({ name }) => name);
export type TypedAddress = Readonly<Partial<Record<AddressField, string>>>;

export const isAddressField = (name: string): name is AddressField =>
  addressFields.some((field) => field === name);

/** What was typed and selected so far. It survives a reload and a change of language. */
export interface CheckoutDraft {
  /** One of the saved addresses. */
  addressId: string | null;
  /** The customer has saved addresses, but is typing a new one. */
  isAdding: boolean;
  address: TypedAddress;
  notes: string;
}

export const emptyCheckoutDraft: CheckoutDraft = {
  addressId: null,
  isAdding: false,
  address: {},
  notes: '',
};

/** Validated, because another version of the page may have written it. */
export function parseCheckoutDraft(stored: string | null): CheckoutDraft {
  try {
    const draft = JSON.parse(stored ?? '') as Partial<Record<keyof CheckoutDraft, unknown>>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const typed = (draft.address ?? {}) as Record<string, unknown>;
    return {
      addressId: text(draft.addressId) || null,
      isAdding: draft.isAdding === true,
      address: Object.fromEntries(
        addressFields.flatMap((name) =>
          typeof typed[name] === 'string' ? [[name, typed[name]]] : [],
        ),
      ),
      notes: text(draft.notes),
    };
  } catch {
    return emptyCheckoutDraft;
  }
}
