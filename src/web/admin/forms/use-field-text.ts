import { useControlProps } from '../../shared/forms/form-fields.tsx';
import { useRecordContext } from './record-context.ts';
import { useControlText } from './use-control-text.ts';

/** The text of a field of the record, written by a dialog or an editor instead of by typing. */
export function useFieldText<Control extends HTMLInputElement | HTMLTextAreaElement>(name: string) {
  const { defaultValue = '' } = useControlProps(name, useRecordContext().shown[name]);
  const { text, change, ref } = useControlText<Control>(defaultValue);
  return { text, change, control: { name, defaultValue, ref } };
}
