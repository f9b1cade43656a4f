import { data, redirect } from 'react-router';
import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { findImport } from '#services/admin/imports/all-imports.server.ts';
import { describeImport } from '#services/admin/imports/describe-import.server.ts';
import { previewImport } from '#services/admin/imports/preview-import.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { BackLink } from '../back-link.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/import.route.ts';
import { ImportForm } from './import-form.tsx';
import { rejectionOfImport, selectedColumns } from './import-result.ts';

export const middleware = [requireMenuRole];

export const loader = async (args: Route.LoaderArgs) => (await openImport(args)).description;

/** Rejects those who may not import, before anything of a file is read. */
async function openImport({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const source = findImport(params.list);
  if (!source) throw data(null, { status: 404 });
  const { locale } = context.get(pageRequest);
  const description = await describeImport(source, { actor: staffMemberOf(context), locale });
  if (!description) throw data(null, { status: 403 });
  return { source, description };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { source } = await openImport({ params, context });
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const form = await readUploadForm(request);
  const [file] = filesOf(form, 'file');
  return handleForm(form, {
    schema: z.object({}),
    fileProblems: file ? {} : { file: 'required' },
    submit: async () => {
      const bytes = new Uint8Array(await file!.arrayBuffer());
      const input = { file: { name: file!.name, bytes }, selected: selectedColumns(form) };
      const result = await previewImport(source, input, staff);
      if (!result.ok) return rejectionOfImport(result);
      if (!result.changeSet) return { ok: false as const, reason: 'nothing_to_change' };
      return redirect(`/admin/changes/${result.changeSet}`);
    },
  });
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const list = t(`admin.pages.${loaderData.page}`);
  const title = t('adminImport.title', { list });
  return (
    <>
      <BackLink to={`/admin/${loaderData.list}`} label={t('admin.changes.backTo', { list })} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <ImportForm {...loaderData} serverResult={actionData} />
    </>
  );
}
