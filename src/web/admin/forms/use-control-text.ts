import { useEffect, useRef, useState } from 'react';
import { filledEvent } from './form-texts.ts';

/**
 * The text of a control that people do not type into themselves, such as the address of a picture. The
 * control is hidden and sends the text; `change` writes to it as typing would.
 */
export function useControlText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  defaultValue: string,
) {
  const ref = useRef<Control>(null);
  const [text, setText] = useState(defaultValue);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setText(element.value);
    // The browser may have restored it before the page ran.
    read();
    element.addEventListener('input', read);
    element.addEventListener(filledEvent, read);
    return () => {
      element.removeEventListener('input', read);
      element.removeEventListener(filledEvent, read);
    };
  }, []);

  function change(next: string): void {
    const element = ref.current;
    if (!element || element.value === next) return;
    element.value = next;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return { text, change, ref };
}
