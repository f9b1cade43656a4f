import { useEffect, useState, type RefObject } from 'react';
import { filledEvent } from '../../forms/form-texts.ts';
import { useRecordContext } from '../../forms/record-context.ts';

/** The present text of another field of the same form, such as the pictures that have points. */
export function useOtherField(name: string, own: RefObject<HTMLInputElement | null>): string {
  const shown = useRecordContext().shown[name] ?? '';
  const [text, setText] = useState(shown);
  useEffect(() => {
    const form = own.current?.form;
    const control = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!form || !control) return undefined;
    const read = () => setText(control.value);
    read();
    form.addEventListener('input', read);
    control.addEventListener(filledEvent, read);
    return () => {
      form.removeEventListener('input', read);
      control.removeEventListener(filledEvent, read);
    };
  }, [name, own]);
  return text;
}
