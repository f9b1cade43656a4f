import { useEffect, useRef } from 'react';
import { addUnsentWork } from '../../shared/forms/typed/unsent-work.ts';
import { useUnsavedWork } from '../../shared/session/unsaved-work.ts';

/** Has staff asked before a page is left, and the browser ask before it is loaded again. */
export function useLeaveGuard(isDirty: boolean, onDiscard: () => void): void {
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const remove = addUnsentWork({ discard: () => discard.current() });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      remove();
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}
