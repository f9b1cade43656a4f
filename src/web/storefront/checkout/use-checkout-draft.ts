import { useState } from 'react';
import { removeStored, readStored, writeStored } from '../../shared/storage/use-stored.ts';
import type { AddressField } from '../../shared/address-form/address-inputs.ts';
import { parseCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts';

const storageKey = 'checkout-draft';

/**
 * Stored on this device alone, until the order is placed. Reads browser storage while rendering, so
 * it must not be rendered on the server.
 */
export function useCheckoutDraft() {
  const [draft, setDraft] = useState(() => parseCheckoutDraft(readStored(storageKey)));

  const change = (part: Partial<CheckoutDraft>) =>
    setDraft((before) => storeDraft({ ...before, ...part }));
  const type = (name: AddressField, value: string) =>
    setDraft((before) => storeDraft({ ...before, address: { ...before.address, [name]: value } }));
  return { draft, change, type };
}

function storeDraft(draft: CheckoutDraft): CheckoutDraft {
  writeStored(storageKey, JSON.stringify(draft));
  return draft;
}

export type Drafting = ReturnType<typeof useCheckoutDraft>;

export const removeCheckoutDraft = (): void => removeStored(storageKey);
