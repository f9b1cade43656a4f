import { useEffect, useState, type RefObject } from 'react';
import { readStored, writeStored } from '../../shared/storage/use-stored.ts';
import { draftOf, fillIn, parseDraft } from './draft.ts';

const key = 'custom-service-draft';

/** Stores what was typed on this device until it is sent. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { isFilled }: { isFilled: boolean },
) {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const draft = isFilled ? null : parseDraft(readStored(key));
    if (!draft || !form.current) return;
    fillIn(form.current, draft);
    setRestored(true);
    // Only when the page opens: later the form itself is newer.
  }, [form, isFilled]);

  const forget = () => {
    writeStored(key, '');
    setRestored(false);
  };
  return {
    isRestored,
    keep: () => form.current && writeStored(key, JSON.stringify(draftOf(form.current))),
    forget,
    startAfresh: () => {
      form.current?.reset();
      forget();
      form.current?.querySelector<HTMLElement>('[name="project_title"]')?.focus();
    },
  };
}
