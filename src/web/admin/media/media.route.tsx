import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { addPictures } from '#services/media/add-pictures.server.ts';
import { listPictures } from '#services/media/list-pictures.server.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/media.route.ts';
import { libraryFilterOf } from './library-filter.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryTools } from './library-tools.tsx';
import { LibraryUpload } from './library-upload.tsx';
import './media.css';
import { UploadForm } from './upload-form.tsx';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = libraryFilterOf(request.url);
  return { filter, library: await listPictures(filter, staffMemberOf(context)) };
}

/** Several pictures at once, where no scripts run. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const form = await readUploadForm(request);
  return handleForm(form, {
    schema: z.object({}),
    submit: () => addPictures(filesOf(form, 'picture'), staff),
  });
}

export { withActionHeaders as headers };

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const title = t('admin.pages.media');
  const { filter, library } = loaderData;
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('adminMedia.library.lead')}</p>
      {hasScripts ? <LibraryUpload /> : <UploadForm serverResult={actionData} />}
      <LibraryTools filter={filter} count={library.count} />
      <LibraryGrid {...{ filter, library }} />
    </>
  );
}
