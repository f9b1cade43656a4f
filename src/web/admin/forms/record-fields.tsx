import { useId } from 'react';
import { useT } from '#i18n/react.tsx';
import { RadioGroup, type RadioOption } from '#ui/radio-group.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import {
  FormField,
  useControlProps,
  type FormFieldProps,
} from '../../shared/forms/form-fields.tsx';
import { useRecordContext } from './record-context.ts';
import { useLengthProblem } from './use-length-problem.ts';

function useRecordControl(name: string) {
  return useControlProps(name, useRecordContext().shown[name]);
}

type TextProps = FormFieldProps & {
  type?: 'email' | 'tel' | 'url' | 'text';
  /** Its own language, where it is not that of the page. */
  lang?: 'en' | 'ar';
  rows?: number;
  /** In characters; a longer text stays in the field, with a sentence beside it. */
  maxLength?: number;
  /** Runs left to right in every language, such as a SKU. */
  isCode?: boolean;
  readOnly?: boolean;
  /** Offered while typing; other texts are taken too. */
  suggestions?: readonly string[];
};

const leftToRight = new Set(['email', 'tel', 'url']);

/** One line, or several with `rows`. */
export function RecordText(props: TextProps) {
  const { type = 'text', lang, rows, maxLength, isCode, readOnly, suggestions, ...field } = props;
  const list = useId();
  const isLatin = isCode || leftToRight.has(type);
  const dir = lang ? (lang === 'ar' ? 'rtl' : 'ltr') : isLatin ? 'ltr' : undefined;
  const control = { ...useRecordControl(field.name), lang, dir, readOnly };
  const lengthProblem = useLengthProblem(field.name, maxLength);
  return (
    <FormField {...field} error={lengthProblem ?? field.error}>
      {rows ? (
        <TextArea {...control} rows={rows} />
      ) : (
        <TextInput
          {...control}
          type={type}
          className={lang ? undefined : 'rtl:text-right'}
          list={suggestions && list}
        />
      )}
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FormField>
  );
}

interface BilingualTextProps extends Omit<TextProps, 'className'> {
  label: string;
  /** May be saved without Arabic; publishing asks for it. */
  isArabicOptional?: boolean;
}

/** Both languages side by side; the Arabic field is named like the English one with `_ar`. */
export function BilingualText({ label, isArabicOptional = false, ...field }: BilingualTextProps) {
  const t = useT();
  return (
    <div className="record-pair">
      <RecordText
        {...field}
        lang="en"
        className="record-en"
        label={t('admin.recordForm.labelEnglish', { label })}
      />
      <RecordText
        {...field}
        name={`${field.name}_ar`}
        required={field.required && !isArabicOptional}
        lang="ar"
        className="record-ar"
        label={t('admin.recordForm.labelArabic', { label })}
      />
    </div>
  );
}

/** A whole number or an amount. A text input, because number inputs reject Arabic digits. */
export function RecordNumber(props: FormFieldProps & { isAmount?: boolean }) {
  const { isAmount, ...field } = props;
  return (
    <FormField {...field}>
      <TextInput
        {...useRecordControl(field.name)}
        inputMode={isAmount ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        className="record-number"
      />
    </FormField>
  );
}

export function RecordChoice(props: FormFieldProps & { options: readonly RadioOption[] }) {
  const { name, options, hint } = props;
  const { labels, problemOf } = useFormContext();
  const { defaultValue } = useRecordControl(name);
  return (
    <RadioGroup
      {...{ name, options, hint, defaultValue }}
      label={props.label ?? labels[name] ?? name}
      error={problemOf(name)}
    />
  );
}
