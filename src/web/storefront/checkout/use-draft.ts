import { useState } from 'react';
import { removeStored, readStored, writeStored } from '../../shared/storage/use-stored.ts';
import type { AddressField } from '../../shared/address-form/address-inputs.ts';
import { parseDraft, type Draft } from './draft.ts';

const storageKey = 'checkout-draft';

/**
 * Kept on this device alone, until the order is placed; where it cannot be kept, for this page. For
 * what only the browser renders.
 */
export function useDraft() {
  const [draft, setDraft] = useState(() => parseDraft(readStored(storageKey)));

  const change = (part: Partial<Draft>) => setDraft((before) => keep({ ...before, ...part }));
  const type = (name: AddressField, value: string) =>
    setDraft((before) => keep({ ...before, address: { ...before.address, [name]: value } }));
  return { draft, change, type };
}

function keep(draft: Draft): Draft {
  writeStored(storageKey, JSON.stringify(draft));
  return draft;
}

export type Drafting = ReturnType<typeof useDraft>;

export const forgetDraft = (): void => removeStored(storageKey);
