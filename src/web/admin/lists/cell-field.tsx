import type { EditableCell } from '#domain/admin/lists/editable-cell.ts';
import { useT } from '#i18n/react.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FormField } from '../../shared/forms/form-fields.tsx';
import { useList, valueLabel } from './list-context.ts';

interface CellFieldProps {
  id: string;
  cell: EditableCell;
  label: string;
  text: string;
}

/** The control of a cell; it takes the focus when it appears. */
export function CellField({ id, cell, label, text }: CellFieldProps) {
  const options = useCellOptions(id, cell);
  const control = {
    name: 'to',
    defaultValue: text,
    // The reader asked for this field.
    autoFocus: true,
  };
  return (
    <FormField name="to" label={label} hideLabel required={!cell.isOptional}>
      {options ? (
        <Select {...control} options={options} />
      ) : (
        <TextInput
          {...control}
          {...(cell.kind === 'text'
            ? { maxLength: cell.maxLength }
            : {
                inputMode: cell.kind === 'amount' ? ('decimal' as const) : ('numeric' as const),
                dir: 'ltr',
                maxLength: 20,
              })}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </FormField>
  );
}

function useCellOptions(id: string, cell: EditableCell) {
  const t = useT();
  const context = useList();
  if (cell.kind === 'flag') {
    return (['yes', 'no'] as const).map((value) => ({ value, label: t(`admin.lists.${value}`) }));
  }
  if (cell.kind !== 'choice') return null;
  return cell.values.map((value) => ({ value, label: valueLabel(context, id, value) }));
}
