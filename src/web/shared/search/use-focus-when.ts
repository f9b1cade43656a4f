import { useEffect, useRef } from 'react';

/** Some screen readers lose a focus change that happens together with the opening of a dialog. */
const focusDelay = 100;

/** The field that gets the focus soon after its dialog has opened. */
export function useFocusWhen(isOpen: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => input.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return input;
}
