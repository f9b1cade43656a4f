import { FormField, useControlProps } from '../../shared/forms/form-fields.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface CodeFieldProps {
  hint?: string;
  error?: string | undefined;
}

/** A code of the app; browsers offer to fill it in. Recovery codes have letters too. */
export function CodeField({ hint, error }: CodeFieldProps) {
  return (
    <FormField name="code" hint={hint} error={error} required>
      <TextInput
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="code-input"
        {...useControlProps('code')}
      />
    </FormField>
  );
}
