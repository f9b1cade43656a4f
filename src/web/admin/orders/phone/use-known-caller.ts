import { useRef, type InputEvent } from 'react';
import { useFetcher } from 'react-router';
import type { KnownCaller } from '#services/order-desk/find-caller.server.ts';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';

type Found = { ok: true; caller: KnownCaller | null };

/** A whole number, with or without its country code. */
const minDigits = 10;

/** Fills what is known of a telephone number into the fields that are still empty. */
export function useKnownCaller() {
  const fetcher = useFetcher<Found>();
  const form = useRef<HTMLFormElement | null>(null);
  const sent = useRef('');
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    form.current = event.currentTarget;
    const { name, value } = event.target as HTMLInputElement;
    if (name !== 'phone' || value === sent.current) return;
    if (value.replaceAll(/\D/gu, '').length < minDigits) return;
    sent.current = value;
    void fetcher.submit({ intent: 'caller', phone: value }, { method: 'post' });
  };
  useOnNewValue(fetcher.data, ({ caller }) => {
    if (caller && form.current) fill(form.current, caller);
  });
  return { caller: fetcher.data?.caller ?? null, onInput };
}

function fill(form: HTMLFormElement, caller: KnownCaller): void {
  for (const [name, value] of Object.entries(caller)) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isField || field.value !== '' || !value) continue;
    field.value = String(value);
    // What depends on it, such as the fee of the delivery, is asked again.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
