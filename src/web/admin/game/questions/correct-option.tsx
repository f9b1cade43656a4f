import { useId, useState, type FocusEvent } from 'react';
import { TextInput } from '#ui/text-input.tsx';
import { FormField, useControlProps } from '../../../shared/forms/form-fields.tsx';
import { useRecordContext } from '../../forms/record-context.ts';

const name = 'correct_answer';

/** The text of one option; the browser offers those that are typed above. */
export function CorrectOption({ hint }: { hint: string }) {
  const id = useId();
  const { shown } = useRecordContext();
  const control = useControlProps(name, shown[name]);
  const [options, setOptions] = useState(() => linesOf(shown['options'] ?? ''));
  const offer = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    const typed = form?.querySelector<HTMLTextAreaElement>('textarea[name="options"]')?.value;
    setOptions(linesOf(typed ?? ''));
  };
  return (
    <FormField name={name} hint={hint} required>
      <TextInput {...control} list={id} lang="en" dir="ltr" autoComplete="off" onFocus={offer} />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </FormField>
  );
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
