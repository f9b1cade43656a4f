import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../shared/storage/use-stored.ts';
import { draftOf, fillIn, parseCustomServiceDraft } from './custom-service-draft.ts';

const key = 'custom-service-draft';

/** What was typed survives a reload, on this device alone, until it is sent. */
export function useCustomServiceDraft(formId: string, { isFilled }: { isFilled: boolean }) {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const draft = isFilled ? null : parseCustomServiceDraft(readStored(key));
    const form = findForm(formId);
    if (!draft || !form) return;
    fillIn(form, draft);
    setRestored(true);
    // Only when the page opens: later the form itself is newer.
  }, [formId, isFilled]);

  const forget = () => {
    writeStored(key, '');
    setRestored(false);
  };
  return {
    isRestored,
    save: () => {
      const form = findForm(formId);
      if (form) writeStored(key, JSON.stringify(draftOf(form)));
    },
    forget,
    startAfresh: () => {
      const form = findForm(formId);
      form?.reset();
      forget();
      form?.querySelector<HTMLElement>('[name="project_title"]')?.focus();
    },
  };
}

const findForm = (id: string) => document.getElementById(id) as HTMLFormElement | null;
