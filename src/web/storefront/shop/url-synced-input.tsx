import { useEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from '#ui/text-input.tsx';

type UrlSyncedInputProps = Omit<ComponentProps<typeof TextInput>, 'ref'> & { value: string };

/** Editable until the URL changes; then it shows the value of the URL. */
export function UrlSyncedInput({ value, ...rest }: UrlSyncedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // What was typed before hydration stays.
    if (input.current && shown.current !== value) input.current.value = value;
    shown.current = value;
  }, [value]);
  return <TextInput ref={input} defaultValue={value} {...rest} />;
}
