import { addressInputs, type AddressField } from '../../shared/address-form/address-inputs.ts';

export const addressFields = addressInputs.map(({ name }) => name);
export type TypedAddress = Readonly<Partial<Record<AddressField, string>>>;

export const isAddressField = (name: string): name is AddressField =>
  addressFields.some((field) => field === name);

/** What was typed and chosen so far: it survives a reload, and a change of language. */
export interface Draft {
  /** One of the saved addresses. */
  addressId: string | null;
  /** A new one is being typed, though some are saved. */
  isAdding: boolean;
  address: TypedAddress;
  notes: string;
}

export const emptyDraft: Draft = { addressId: null, isAdding: false, address: {}, notes: '' };

/** What another version of the page may have written is read with care. */
export function parseDraft(stored: string | null): Draft {
  try {
    const given = JSON.parse(stored ?? '') as Partial<Record<keyof Draft, unknown>>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const typed = (given.address ?? {}) as Record<string, unknown>;
    return {
      addressId: text(given.addressId) || null,
      isAdding: given.isAdding === true,
      address: Object.fromEntries(
        addressFields.flatMap((name) =>
          typeof typed[name] === 'string' ? [[name, typed[name]]] : [],
        ),
      ),
      notes: text(given.notes),
    };
  } catch {
    return emptyDraft;
  }
}
