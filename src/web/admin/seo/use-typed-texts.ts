import { useEffect, useRef, useState } from 'react';
import { filledEvent, readTexts, type FieldTexts } from '../forms/form-texts.ts';
import { useRecordContext } from '../forms/record-context.ts';

/** What fields of the form around an element hold while people type. */
export function useTypedTexts<Inside extends HTMLElement>(names: readonly string[]) {
  const { shown } = useRecordContext();
  const inside = useRef<Inside>(null);
  const [texts, setTexts] = useState<FieldTexts>(() =>
    Object.fromEntries(names.map((name) => [name, shown[name] ?? ''])),
  );
  const joined = names.join(' ');

  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return undefined;
    const read = () => setTexts(readTexts(form, joined.split(' ')));
    // The browser may have restored what was typed before the page ran.
    read();
    form.addEventListener('input', read);
    // It does not bubble.
    form.addEventListener(filledEvent, read, true);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener(filledEvent, read, true);
    };
  }, [joined]);

  return { inside, texts };
}
