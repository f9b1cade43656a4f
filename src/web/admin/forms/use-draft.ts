import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { DraftPatch } from '#domain/admin/drafts/merge-draft.ts';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { removeStored } from '../../shared/storage/use-stored.ts';
import { onAuthStateChange } from '../../shared/session/auth-events.ts';
import { browserDraftKey, storeInBrowser } from './browser-draft.ts';
import { differingFields, type FieldTexts } from './form-texts.ts';
import { formSteps } from './form-steps.ts';
import type { LoadedRecord, RecordResult } from './loaded-record.ts';

export type DraftState =
  | { kind: 'none' | 'storing' | 'failed' }
  | { kind: 'stored'; at: string }
  /** Only in this browser, for the reason for which the server does not have it. */
  | { kind: 'local'; at: string; reason: FormRejection['reason'] }
  | { kind: 'conflict'; fields: readonly string[] };

const pauseMilliseconds = 2000;

/** Stores what was typed two seconds after the last key, on the server or, offline, in the browser. */
export function useDraft(record: LoadedRecord) {
  const { draft } = record;
  const fetcher = useFetcher<RecordResult>();
  // Where this form is: the router's own address is that of the next page before that one is shown.
  const { pathname, search } = useLocation();
  const [state, setState] = useState<DraftState>(() => startState(draft));
  /** The draft that the server has, as far as this browser knows. */
  const known = useRef(new Map(Object.entries(draft).map(([field, { to }]) => [field, to])));
  const sent = useRef<DraftPatch>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<{ texts: FieldTexts; base: FieldTexts }>(undefined);

  /** Asked for by staff, it is sent even when the server has it all: they wait for the response. */
  function send({ isAskedFor = false } = {}): void {
    const { texts, base } = latest.current ?? { texts: {}, base: {} };
    const patch = patchOf(texts, base, known.current);
    const needsResponse = isAskedFor && differingFields(texts, base).length > 0;
    if (patch.length === 0 && !needsResponse) return;
    sent.current = patch;
    setState({ kind: 'storing' });
    const body = { step: formSteps.store, patch: JSON.stringify(patch) };
    const action = pathname + search;
    void fetcher.submit(body, { method: 'post', action, defaultShouldRevalidate: false });
  }

  function schedule(texts: FieldTexts, base: FieldTexts): void {
    latest.current = { texts, base };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(), pauseMilliseconds);
  }

  /** Stores it at once. */
  function flush(): void {
    clearTimeout(timer.current);
    send({ isAskedFor: true });
  }

  /** While the form itself is on its way: a draft that came later would outlive the save. */
  const pause = () => clearTimeout(timer.current);

  /** After the record was saved or its draft discarded. */
  function forget(): void {
    clearTimeout(timer.current);
    latest.current = undefined;
    known.current.clear();
    removeStored(browserDraftKey(record));
    setState({ kind: 'none' });
  }

  useOnNewValue(fetcher.data, (result) => {
    // Saved or discarded meanwhile.
    if (!latest.current) return;
    if (result.ok && result.draft) {
      const { conflicts, storedAt } = result.draft;
      remember(known.current, sent.current, conflicts);
      removeStored(browserDraftKey(record));
      return setState(
        conflicts.length > 0
          ? { kind: 'conflict', fields: conflicts }
          : { kind: 'stored', at: storedAt },
      );
    }
    const at = new Date().toISOString();
    const reason = result.ok ? 'failed' : result.reason;
    const isStored = storeInBrowser(record, latest.current.texts, latest.current.base);
    setState(isStored ? { kind: 'local', at, reason } : { kind: 'failed' });
  });

  useEffect(() => {
    const retry = () => latest.current && schedule(latest.current.texts, latest.current.base);
    // Staff come back from logging in again in another tab.
    const retryHere = () => state.kind === 'local' && flush();
    addEventListener('online', retry);
    addEventListener('focus', retryHere);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('focus', retryHere);
    };
  });
  // The response says that the session has ended, beside a link to log in.
  useEffect(() => onAuthStateChange((event) => event === 'SIGNED_OUT' && flush()));
  useEffect(() => () => clearTimeout(timer.current), []);

  return { state, schedule, flush, pause, forget };
}

function startState(draft: LoadedRecord['draft']): DraftState {
  const times = Object.values(draft).map(({ at }) => at);
  const at = times.toSorted().at(-1);
  return at ? { kind: 'stored', at } : { kind: 'none' };
}

function patchOf(texts: FieldTexts, base: FieldTexts, known: ReadonlyMap<string, string>) {
  return Object.entries(texts).flatMap(([field, to]) => {
    const from = base[field] ?? '';
    const was = known.get(field) ?? null;
    return (was ?? from) === to ? [] : [{ field, from, was, to }];
  });
}

function remember(known: Map<string, string>, sent: DraftPatch, conflicts: readonly string[]) {
  for (const { field, from, to } of sent) {
    if (conflicts.includes(field)) continue;
    if (to === from) known.delete(field);
    else known.set(field, to);
  }
}
