import { maximumPasswordLength, type PasswordWeakness } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { FormField, useControlProps } from '../../shared/forms/form-fields.tsx';
import { PasswordInput } from './password-input.tsx';

interface PasswordFieldProps {
  name: 'password' | 'currentPassword' | 'newPassword';
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** A text of the page's own. */
  error?: string;
}

/** A weak password lists every reason, so that it is corrected in one go. */
export function PasswordField({ name, autoComplete, hint, error }: PasswordFieldProps) {
  const weaknesses = useWeaknesses(autoComplete === 'new-password');
  return (
    <FormField
      name={name}
      hint={hint}
      required
      error={weaknesses.length > 0 ? <Weaknesses texts={weaknesses} /> : error}
    >
      <PasswordInput autoComplete={autoComplete} {...useControlProps(name)} />
    </FormField>
  );
}

function useWeaknesses(isNew: boolean): string[] {
  const t = useT();
  const weak = useFormContext().rejection?.weakPassword;
  if (!weak || !isNew) return [];
  const textOf = (weakness: PasswordWeakness) => {
    switch (weakness) {
      case 'length':
        return t('account.weakPassword.length', { count: weak.minimumLength });
      case 'too_long':
        return t('account.weakPassword.long', { maximum: maximumPasswordLength });
      case 'common':
        return t('account.weakPassword.common');
      default:
        return t('account.weakPassword.personal');
    }
  };
  return [...new Set(weak.reasons.map(textOf))];
}

/** Spans, because the field's error is a paragraph. */
const Weaknesses = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
