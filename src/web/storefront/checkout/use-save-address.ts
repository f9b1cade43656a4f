import { useState } from 'react';
import { useHref, useRevalidator } from 'react-router';
import type { SaveAddressResult } from '#services/addresses/addresses.server.ts';
import { postJson } from '../../shared/http/post-json.ts';
import { addressFields, type TypedAddress } from './draft.ts';

type Kept = { ok: true; id: string } | { ok: false; reason: 'not_served' | 'failed' };

/** Only where we deliver can be mended in the form itself. */
const keptBy = (answer: SaveAddressResult | null): Kept =>
  answer?.ok || answer?.reason === 'not_served'
    ? (answer as Kept)
    : { ok: false, reason: 'failed' };

/** Keeps a customer's new address, and waits until the page knows it. */
export function useSaveAddress() {
  const address = useHref('/checkout/address');
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const save = async (typed: TypedAddress): Promise<Kept> => {
    setBusy(true);
    const fields = addressFields.filter((name) => name !== 'email');
    const body = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']));
    const given = await postJson(address, body);
    const kept = keptBy(given?.status === 200 ? (given.answer as SaveAddressResult) : null);
    if (kept.ok) await revalidate();
    setBusy(false);
    setFailed(!kept.ok && kept.reason === 'failed');
    return kept;
  };
  return { isBusy, hasFailed, save };
}
