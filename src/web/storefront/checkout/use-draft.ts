import { useEffect, useState } from 'react';
import { forget, readStored, store } from '../../shared/use-stored.ts';
import { emptyDraft, parseDraft, type AddressField, type Draft } from './draft.ts';

const storageKey = 'checkout-draft';

/** Kept on this device alone, until the order is placed; where it cannot be kept, for this page. */
export function useDraft() {
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(parseDraft(readStored(storageKey))), []);

  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      store(storageKey, JSON.stringify(after));
      return after;
    });
  const type = (name: AddressField, value: string) =>
    change({ address: { ...draft.address, [name]: value } });
  return { draft, change, type };
}

export type Drafting = ReturnType<typeof useDraft>;

export const forgetDraft = (): void => forget(storageKey);
