import { useEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from '#ui/text-input.tsx';

type KeptInputProps = Omit<ComponentProps<typeof TextInput>, 'ref'> & { value: string };

/** Editable until the URL changes; then it shows the value of the URL. */
export function KeptInput({ value, ...rest }: KeptInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  useEffect(() => {
    // What was typed before hydration stays.
    if (input.current && said.current !== value) input.current.value = value;
    said.current = value;
  }, [value]);
  return <TextInput ref={input} defaultValue={value} {...rest} />;
}
