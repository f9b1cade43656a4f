import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useFormContext, useSubmittedValues } from '../../shared/forms/form-context.ts';
import {
  FormField,
  useControlProps,
  type FormFieldProps,
} from '../../shared/forms/form-fields.tsx';
import { useRecordContext } from './record-context.ts';

/** One of several values, where there are too many for `RecordChoice`. */
export function RecordSelect(
  props: FormFieldProps & { options: readonly Option[]; placeholder?: string },
) {
  const { options, placeholder, ...field } = props;
  const control = useControlProps(field.name, useRecordContext().shown[field.name]);
  return (
    <FormField {...field}>
      <Select {...control} {...{ options, placeholder }} />
    </FormField>
  );
}

/** On or off; sent as `true` or not at all. */
export function RecordSwitch({ name, hint }: { name: string; hint?: ReactNode }) {
  const { labels, problemOf } = useFormContext();
  const { shown } = useRecordContext();
  const submitted = useSubmittedValues(name);
  const isOn = submitted ? submitted.includes('true') : shown[name] === 'true';
  return (
    <Checkbox
      {...{ name, hint }}
      value="true"
      label={labels[name] ?? name}
      defaultChecked={isOn}
      error={problemOf(name)}
    />
  );
}

/** A calendar day. */
export function RecordDay(field: FormFieldProps) {
  const control = useControlProps(field.name, useRecordContext().shown[field.name]);
  return (
    <FormField {...field}>
      <TextInput {...control} type="date" className="record-day" />
    </FormField>
  );
}

/** A moment by the clocks of Cairo. */
export function RecordTime(field: FormFieldProps) {
  const control = useControlProps(field.name, useRecordContext().shown[field.name]);
  return (
    <FormField {...field}>
      <TextInput {...control} type="datetime-local" className="record-time" />
    </FormField>
  );
}
