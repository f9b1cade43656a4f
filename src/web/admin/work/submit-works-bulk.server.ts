import { z } from 'zod';
import { selectionInput } from '#domain/admin/lists/bulk.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import { workCategories } from '#domain/work/work.ts';
import type { ListSource } from '#services/admin/lists/list-source.ts';
import type { Publishable } from '#services/admin/publishing/publishable.ts';
import { changeSelectedRows } from '#services/admin/records/change-selected-rows.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { publishSelectedWorks } from '#services/work/publish-selected-works.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';

interface WorkRow {
  id: string;
  title: string | null;
  category: string | null;
}

interface Works {
  table: 'portfolio_projects' | 'projects';
  publishable: Publishable;
}

/** Publishes, hides or sorts the ticked works into another category. */
export const submitWorksBulk = <Row extends WorkRow>(
  form: FormData,
  source: ListSource<ListDeclaration, Row>,
  { table, publishable }: Works,
  staff: Staff,
) =>
  handleForm(form, {
    schema: selectionInput.extend({ step: z.enum(['publish', 'unpublish', ...workCategories]) }),
    multiple: ['rows'],
    submit: ({ step, ...selection }) =>
      step === 'publish' || step === 'unpublish'
        ? publishSelectedWorks(source, publishable, { ...selection, step }, staff)
        : changeSelectedRows(
            source,
            selection,
            {
              table,
              title: 'Category of works',
              field: 'category',
              to: step,
              from: (row) => row.category ?? undefined,
              labelOf: (row) => row.title ?? '',
            },
            staff,
          ),
  });
