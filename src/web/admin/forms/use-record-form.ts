import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { readFromBrowser } from './browser-draft.ts';
import { correctedFields } from './corrected-fields.ts';
import { differingFields, fillForm, readTexts, type FieldTexts } from './form-texts.ts';
import { formSteps } from './form-steps.ts';
import {
  startOf,
  type LoadedRecord,
  type RecordResult,
  type SavedRecord,
} from './loaded-record.ts';
import { useAwaitedResult } from './use-awaited-result.ts';
import { useDraft } from './use-draft.ts';

/**
 * The state of a record's form. The fields are uncontrolled; `base` is what the editor saw, and only
 * a save or a discard moves it, so that new data from the server never hides a conflict.
 */
export function useRecordForm(
  record: LoadedRecord,
  serverResult?: RecordResult | null,
  related: readonly (readonly string[])[] = [],
) {
  const id = useId();
  const names = Object.keys(record.values);
  const [start] = useState(() => startOf(record));
  const [base, setBase] = useState<FieldTexts>(start.base);
  const [texts, setTexts] = useState<FieldTexts>(start.shown);
  const submitted = useShopForm<SavedRecord>({ serverResult });
  const [dismissed, setDismissed] = useState<RecordResult>();
  const answered = dismissed === submitted.result ? withoutResult(submitted) : submitted;
  const draft = useDraft(record);
  const discarding = useFetcher();
  const action = useFormAddress();
  const sent = useRef<FieldTexts>(undefined);
  const [rejected, setRejected] = useState<FieldTexts>();
  const form = withCorrected(answered, { sent: rejected, now: texts, related });
  const isSaved = useRef(false);
  const { isWaiting, expectAnother } = useAwaitedResult(form.result);
  const dirty = differingFields(texts, base);

  const element = () => document.getElementById(id) as HTMLFormElement;

  function track(): void {
    const typed = readTexts(element(), names);
    setTexts(typed);
    draft.schedule(typed, base);
  }

  function restart(stored: FieldTexts, isTypedSince: (name: string) => boolean): void {
    const replaced = names.filter((name) => !isTypedSince(name));
    fillForm(element(), Object.fromEntries(replaced.map((name) => [name, stored[name] ?? ''])));
    setBase(stored);
    draft.forget();
    const typed = readTexts(element(), names);
    setTexts(typed);
    if (differingFields(typed, stored).length > 0) draft.schedule(typed, stored);
  }

  function discard(): void {
    const conflicts = draft.state.kind === 'conflict' ? draft.state.fields : [];
    const shown = new Set([...dirty, ...Object.keys(record.draft)]);
    const fields = [...shown].filter((field) => !conflicts.includes(field));
    restart(record.values, () => false);
    // The problems of the last submission are gone with what was typed.
    setDismissed(form.result);
    const scope = record.showsAll ? 'all' : 'own';
    const body = { step: formSteps.forget, fields: JSON.stringify(fields), scope };
    void discarding.submit(body, { method: 'post', action, defaultShouldRevalidate: false });
  }

  // Of what is public only the draft was stored: its fields stay as they are.
  useOnNewValue(form.success, () => {
    isSaved.current = !record.publishing?.isPublished;
    if (!isSaved.current) draft.flush();
  });
  // The stored values arrive after the success; what was typed in between stays.
  useOnNewValue(record.values, (stored) => {
    if (!isSaved.current) return;
    isSaved.current = false;
    const now = readTexts(element(), names);
    restart(stored, (name) => sent.current !== undefined && now[name] !== sent.current[name]);
  });
  useStoredTyping(record, (stored) => {
    fillForm(element(), stored);
    track();
  });

  useOnNewValue(form.rejection, () => {
    if (!form.rejection) return;
    setRejected(sent.current);
    track();
  });

  const rememberSent = () => {
    draft.pause();
    sent.current = readTexts(element(), names);
    expectAnother();
  };
  const shown = start.shown;
  return { id, form, isWaiting, base, texts, shown, dirty, draft, track, discard, rememberSent };
}

type Submitted = ReturnType<typeof useShopForm<SavedRecord>>;

interface Corrected {
  sent: FieldTexts | undefined;
  now: FieldTexts;
  related: readonly (readonly string[])[];
}

/** With the fields whose problem is gone, because they were changed since they were sent. */
function withCorrected(answered: Submitted, { sent, ...typed }: Corrected) {
  const problems = answered.rejection?.fields ?? {};
  return { ...answered, corrected: sent && correctedFields(problems, { sent, ...typed }) };
}

function useFormAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

const withoutResult = <Value extends object>(form: ShopFormState<Value>): ShopFormState<Value> => ({
  ...form,
  result: undefined,
  success: null,
  rejection: null,
});

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** What the browser stored of an earlier visit, when the form appears: later the fields hold what was typed since. */
function useStoredTyping(record: LoadedRecord, onStored: (stored: FieldTexts) => void): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const stored = Object.entries(readFromBrowser(record)).filter(
      ([name]) => name in record.values,
    );
    if (stored.length > 0) onStored(Object.fromEntries(stored));
  });
}
