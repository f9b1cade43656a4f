import { useState } from 'react';
import { useHref, useRevalidator } from 'react-router';
import type { AddAddressResult } from '#services/account/add-address.server.ts';
import { postJson } from '../../shared/post-json.ts';
import { addressFields, type TypedAddress } from './draft.ts';

/** Keeps a customer's new address, and waits until the page knows it. Null when that failed. */
export function useSaveAddress() {
  const address = useHref('/checkout/address');
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const save = async (typed: TypedAddress): Promise<AddAddressResult | null> => {
    setBusy(true);
    const fields = addressFields.filter((name) => name !== 'email');
    const body = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']));
    const given = await postJson<AddAddressResult>(address, body);
    const kept = given?.status === 200 ? given.answer : null;
    if (kept?.ok) await revalidate();
    setBusy(false);
    setFailed(kept === null);
    return kept;
  };
  return { isBusy, hasFailed, save };
}
