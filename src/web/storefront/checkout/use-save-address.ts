import { useState } from 'react';
import { useHref, useRevalidator } from 'react-router';
import type { SaveAddressResult } from '#services/addresses/addresses.server.ts';
import { postJson } from '../../shared/http/post-json.ts';
import { addressFields, type TypedAddress } from './checkout-draft.ts';

type SavedAddressResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_served' | 'session_ended' | 'unreachable' | 'failed' };

/** Saves a customer's new address, and waits until the page has it. */
export function useSaveAddress() {
  const address = useHref('/checkout/address');
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);

  const save = async (typed: TypedAddress): Promise<SavedAddressResult> => {
    setPending(true);
    const fields = addressFields.filter((name) => name !== 'email');
    const body = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']));
    const result = resultOf(await postJson(address, body));
    if (result.ok) await revalidate();
    setPending(false);
    return result;
  };
  return { isPending, save };
}

function resultOf(response: Awaited<ReturnType<typeof postJson>>): SavedAddressResult {
  if (!response) return { ok: false, reason: 'unreachable' };
  if (response.status === 401) return { ok: false, reason: 'session_ended' };
  const result = response.status === 200 ? (response.json as SaveAddressResult) : null;
  // Only where we deliver can be corrected in the form itself.
  if (result?.ok || result?.reason === 'not_served') return result as SavedAddressResult;
  return { ok: false, reason: 'failed' };
}
