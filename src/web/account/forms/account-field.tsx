import type { ComponentProps } from 'react';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useFormState } from './account-form.tsx';
import { labelOf, type FieldName } from './field-labels.ts';
import { PasswordInput } from './password-input.tsx';
import { useFormWords } from './use-form-words.ts';

/** Without scripts the browser itself goes to the input to mend. */
const startHere = { autoFocus: true };

type AccountFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  name: FieldName;
  hint?: string;
  /** Says so beside the label, where most inputs are required. */
  optional?: boolean;
};

/** One labelled input that remembers what was typed and says what is wrong with it. */
export function AccountField({ name, hint, required, optional, ...input }: AccountFieldProps) {
  const t = useT();
  const { refusal, firstInvalid } = useFormState();
  const { problem } = useFormWords();
  const wrong = refusal?.fields[name];
  return (
    <Field
      id={name}
      label={
        optional ? t('account.fields.optional', { label: t(labelOf(name)) }) : t(labelOf(name))
      }
      hint={hint}
      required={required}
      error={wrong && problem(wrong)}
    >
      <TextInput
        {...input}
        name={name}
        className={input.dir === 'ltr' ? 'rtl:text-right' : undefined}
        defaultValue={refusal?.typed[name] ?? input.defaultValue}
        {...(firstInvalid === name && startHere)}
      />
    </Field>
  );
}

type PasswordFieldProps = {
  name: 'password' | 'currentPassword' | 'newPassword';
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** A sentence of the page's own. */
  error?: string;
};

/** Never filled in again; a refused password lists every reason, so that it is mended in one go. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, autoComplete, hint, error } = props;
  const t = useT();
  const { refusal, firstInvalid } = useFormState();
  const { problem, weaknesses } = useFormWords();
  const wrong = refusal?.fields[name];
  const isNew = autoComplete === 'new-password';
  const reasons = isNew && refusal ? weaknesses(refusal) : [];
  return (
    <Field
      id={name}
      label={t(labelOf(name))}
      hint={hint}
      required
      error={
        reasons.length > 0 ? <Reasons reasons={reasons} /> : (error ?? (wrong && problem(wrong)))
      }
    >
      <PasswordInput
        name={name}
        autoComplete={autoComplete}
        {...(firstInvalid === name && startHere)}
      />
    </Field>
  );
}

/** Spans, because the field's error is a paragraph. */
const Reasons = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.map((reason) => (
    <span key={reason} className="block">
      {reason}
    </span>
  ));
