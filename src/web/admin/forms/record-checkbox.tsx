import { Checkbox } from '#ui/checkbox.tsx';
import { useFormContext, useSubmittedValue } from '../../shared/forms/form-context.ts';
import { useRecordContext } from './record-context.ts';

interface RecordCheckboxProps {
  name: string;
  label?: string;
  hint?: string;
}

/** A switch; it sends `true` or nothing. */
export function RecordCheckbox({ name, label, hint }: RecordCheckboxProps) {
  const { labels, rejection } = useFormContext();
  const stored = useRecordContext().shown[name];
  const submitted = useSubmittedValue(name);
  const isSubmitted = Object.keys(rejection?.values ?? {}).length > 0;
  const isOn = (isSubmitted ? submitted : stored) === 'true';
  return (
    <Checkbox
      {...{ name, hint }}
      value="true"
      defaultChecked={isOn}
      label={label ?? labels[name] ?? name}
    />
  );
}
