import { useEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from '#ui/text-input.tsx';

type KeptInputProps = Omit<ComponentProps<typeof TextInput>, 'ref'> & { value: string };

/** Free to type in, until the address changes; then it says what the address says. */
export function KeptInput({ value, ...rest }: KeptInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  useEffect(() => {
    // What was typed before the script took over stays.
    if (input.current && said.current !== value) input.current.value = value;
    said.current = value;
  }, [value]);
  return <TextInput ref={input} defaultValue={value} {...rest} />;
}
