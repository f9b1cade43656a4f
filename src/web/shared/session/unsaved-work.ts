import { useEffect } from 'react';

const unsaved = new Set<symbol>();

/** Keeps this page open when the session ends: loading it again would replace what was typed. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const work = Symbol('unsaved work');
    unsaved.add(work);
    return () => void unsaved.delete(work);
  }, [isUnsaved]);
}

export const hasUnsavedWork = (): boolean => unsaved.size > 0;
