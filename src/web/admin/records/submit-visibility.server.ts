import { z } from 'zod';
import { selectionInput } from '#domain/admin/lists/bulk.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { EditableTableName } from '#services/admin/changes/editable-tables.ts';
import type { ListSource } from '#services/admin/lists/list-source.ts';
import { changeSelectedRows } from '#services/admin/records/change-selected-rows.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';

interface ShowableRow {
  id: string;
  isVisible: boolean | null;
}

interface Showable<Row> {
  table: EditableTableName;
  /** How the change is called in the history. */
  title: string;
  labelOf(row: Row): string;
}

/** Shows or hides the ticked rows of a list. */
export const submitVisibility = <Row extends ShowableRow>(
  form: FormData,
  source: ListSource<ListDeclaration, Row>,
  { table, title, labelOf }: Showable<Row>,
  staff: Staff,
) =>
  handleForm(form, {
    schema: selectionInput.extend({ step: z.enum(['show', 'hide']) }),
    multiple: ['rows'],
    submit: ({ step, ...selection }) =>
      changeSelectedRows(
        source,
        selection,
        {
          table,
          title,
          field: 'is_visible',
          to: step === 'show',
          from: (row) => row.isVisible ?? undefined,
          labelOf,
        },
        staff,
      ),
  });
