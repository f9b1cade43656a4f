import type { ComponentProps } from 'react';
import { TextField } from './form-fields.tsx';

interface EmailFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'type' | 'inputMode' | 'dir' | 'autoComplete'
> {
  /** `username` where the address identifies an existing account; none where staff enter another person's. */
  autoComplete?: 'username' | 'email';
}

/** Required unless it is `optional`. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      dir="ltr"
      required={!props.optional}
      {...props}
    />
  );
}
