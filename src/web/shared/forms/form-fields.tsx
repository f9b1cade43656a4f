import type { ComponentProps, ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/field.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { useFormContext, useSubmittedValue } from './form-context.ts';

export interface FormFieldProps {
  name: string;
  /** Taken from the labels of the form unless given. */
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Says so beside the label, in forms where most fields are required. */
  optional?: boolean;
  hideLabel?: boolean;
  /** Replaces the text of the field's problem. */
  error?: ReactNode;
  className?: string;
}

/** Label, hint and problem around one control. */
export function FormField({
  name,
  label,
  optional,
  error,
  children,
  ...field
}: FormFieldProps & { children: ReactNode }) {
  const t = useT();
  const { labels, idOf, problemOf } = useFormContext();
  const text = label ?? labels[name] ?? name;
  return (
    <Field
      {...field}
      id={idOf(name)}
      label={
        optional ? (
          <>
            {text} <span className="text-muted">{t('forms.optional')}</span>
          </>
        ) : (
          text
        )
      }
      error={error ?? problemOf(name)}
    >
      {children}
    </Field>
  );
}

/** Props of a control: the submitted value, and focus on the first field to correct. */
export function useControlProps(name: string, defaultValue?: string) {
  const submitted = useSubmittedValue(name);
  const { firstInvalid } = useFormContext();
  return { name, defaultValue: submitted ?? defaultValue, autoFocus: firstInvalid === name };
}

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'dir'
  | 'maxLength'
  | 'placeholder'
  | 'list'
> & { defaultValue?: string };

export function TextField(props: FormFieldProps & InputProps) {
  const { name, label, hint, required, optional, hideLabel, error, className, ...input } = props;
  const field = { name, label, hint, required, optional, hideLabel, error, className };
  return (
    <FormField {...field}>
      <TextInput
        {...input}
        {...useControlProps(name, input.defaultValue)}
        className={cx(input.dir === 'ltr' && 'rtl:text-right')}
      />
    </FormField>
  );
}

type TextAreaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'dir'> & {
  defaultValue?: string;
};

export function TextAreaField(props: FormFieldProps & TextAreaProps) {
  const { rows, maxLength, dir, defaultValue, ...field } = props;
  return (
    <FormField {...field}>
      <TextArea {...{ rows, maxLength, dir }} {...useControlProps(field.name, defaultValue)} />
    </FormField>
  );
}

type SelectProps = {
  options: readonly Option[];
  placeholder?: string;
  autoComplete?: string;
  defaultValue?: string;
};

export function SelectField(props: FormFieldProps & SelectProps) {
  const { options, placeholder, autoComplete, defaultValue, ...field } = props;
  return (
    <FormField {...field}>
      <Select
        {...{ options, placeholder, autoComplete }}
        {...useControlProps(field.name, defaultValue)}
      />
    </FormField>
  );
}
