import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import type { EditableCell } from '#domain/admin/lists/editable-cell.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ConflictAuthors, ConflictValues } from '../changes/conflict-values.tsx';
import { useList, valueLabel } from './list-context.ts';

interface CellConflictProps {
  id: string;
  cell: EditableCell;
  conflict: FormConflict;
}

/** What a colleague made of the cell meanwhile, beside what was typed. */
export function CellConflict({ id, cell, conflict }: CellConflictProps) {
  const { t } = useLanguage();
  const context = useList();
  const textOf = (text: string) => {
    if (cell.kind === 'choice') return text && valueLabel(context, id, text);
    if (cell.kind !== 'flag') return text;
    return t(text === 'yes' ? 'admin.lists.yes' : 'admin.lists.no');
  };
  return (
    <>
      <ConflictAuthors conflicts={[conflict]} />
      <ConflictValues conflict={conflict} textOf={textOf} />
    </>
  );
}
