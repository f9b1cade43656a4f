import { useEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from '#ui/text-input.tsx';

type KeptInputProps = Omit<ComponentProps<typeof TextInput>, 'ref'> & { value: string };

/** Free to type in, until the address says otherwise; then it says what the address says. */
export function KeptInput({ value, ...rest }: KeptInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return <TextInput ref={input} defaultValue={value} {...rest} />;
}
