import { TextField } from '../../shared/forms/form-fields.tsx';

interface EmailFieldProps {
  /** `username` where the address identifies an existing account. */
  autoComplete: 'username' | 'email';
  defaultValue?: string;
}

export function EmailField(props: EmailFieldProps) {
  return <TextField name="email" type="email" inputMode="email" dir="ltr" required {...props} />;
}
