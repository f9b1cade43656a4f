import { redirect, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { selectionInput } from '#domain/admin/lists/bulk.ts';
import type { Locale } from '#i18n/locale.ts';
import type { PreviewBulkResult } from '#services/admin/lists/preview-bulk-edit.server.ts';
import type { RowSelection } from '#services/admin/lists/selected-rows.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm, type ServiceRejection } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { staffNow } from '../records/staff-now.server.ts';

interface BulkEditArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

type PreviewEdit<Edit> = (
  edit: Edit,
  selection: RowSelection,
  staff: Staff & { locale: Locale },
) => Promise<PreviewBulkResult | ServiceRejection>;

/** Previews an edit of the ticked rows and leads to its page, where it is applied. */
export async function submitBulkEdit<Edit extends object>(
  { request, context }: BulkEditArgs,
  schema: z.ZodType<Edit>,
  preview: PreviewEdit<Edit>,
) {
  const { locale } = context.get(pageRequest);
  return handleForm(await readForm(request), {
    schema: z.intersection(selectionInput, schema),
    multiple: ['rows'],
    submit: async (input) => {
      const result = await preview(input, input, { ...staffNow(context), locale });
      if (!result.ok) return result;
      if (!result.changeSet) return { ok: false as const, reason: 'nothing_to_change' };
      return redirect(`/admin/changes/${result.changeSet}`);
    },
  });
}
