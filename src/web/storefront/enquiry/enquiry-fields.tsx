import type { ComponentProps, ReactNode } from 'react';
import { longestMessage } from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/field.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { useEnquiry } from './enquiry-frame.tsx';
import { fieldId } from './field-id.ts';

interface FrameProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
}

/** A field that says what is wrong with it, and whether it may stay empty. */
export function EnquiryField({
  name,
  label,
  children,
  ...rest
}: FrameProps & { children: ReactNode }) {
  const t = useT();
  const problem = useProblem(name);
  return (
    <Field
      id={fieldId(name)}
      label={
        rest.required ? (
          label
        ) : (
          <>
            {label} <span className="text-muted">{t('enquiries.fields.optional')}</span>
          </>
        )
      }
      error={problem}
      {...rest}
    >
      {children}
    </Field>
  );
}

/** Beside its field the sentence is about that field alone. */
export function useProblem(name: string): string | undefined {
  const t = useT();
  const problem = useEnquiry().problems[name];
  if (!problem) return undefined;
  return problem === 'required'
    ? t('enquiries.fields.fillThisIn')
    : t(`enquiries.fields.problems.${problem}`);
}

function useTyped(name: string): string | undefined {
  const typed = useEnquiry().typed[name];
  return typeof typed === 'string' ? typed : undefined;
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'dir' | 'maxLength' | 'defaultValue'
>;

export function LineField({
  name,
  label,
  hint,
  required,
  className,
  ...input
}: FrameProps & InputProps) {
  const typed = useTyped(name);
  return (
    <EnquiryField {...{ name, label, hint, required, className }}>
      <TextInput
        maxLength={200}
        {...input}
        name={name}
        defaultValue={typed ?? input.defaultValue}
        className={cx(input.dir === 'ltr' && 'rtl:text-right')}
      />
    </EnquiryField>
  );
}

export function LongField({ rows, ...frame }: FrameProps & { rows?: number }) {
  return (
    <EnquiryField {...frame}>
      <TextArea
        name={frame.name}
        rows={rows}
        maxLength={longestMessage}
        defaultValue={useTyped(frame.name)}
      />
    </EnquiryField>
  );
}

interface ChoiceFieldProps extends FrameProps {
  options: readonly Option[];
  defaultValue?: string;
}

export function ChoiceField({ options, defaultValue, ...frame }: ChoiceFieldProps) {
  const t = useT();
  return (
    <EnquiryField {...frame}>
      <Select
        name={frame.name}
        options={options}
        placeholder={t('enquiries.fields.choose')}
        defaultValue={useTyped(frame.name) ?? defaultValue}
      />
    </EnquiryField>
  );
}

/** Name, e-mail and phone; whoever is signed in need not type the first two. */
export function PersonFields({ phoneRequired = true }: { phoneRequired?: boolean }) {
  const t = useT();
  const { user } = useAuth();
  return (
    <>
      <LineField
        name="full_name"
        label={t('enquiries.fields.fullName')}
        autoComplete="name"
        defaultValue={user?.fullName}
        required
      />
      <LineField
        name="email"
        label={t('enquiries.fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        defaultValue={user?.email}
        required
      />
      <LineField
        name="phone"
        label={t('enquiries.fields.phone')}
        hint={t('enquiries.fields.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        required={phoneRequired}
      />
    </>
  );
}

/** The options of a list of names and their words. */
export const optionsOf = <Name extends string>(
  names: readonly Name[],
  word: (name: Name) => string,
): Option[] => names.map((value) => ({ value, label: word(value) }));
