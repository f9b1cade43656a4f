import { data } from 'react-router';
import { pictureInput } from '#domain/media/picture-input.ts';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { readPicture } from '#services/media/read-picture.server.ts';
import { describePicture } from '#services/media/describe-picture.server.ts';
import { useT } from '#i18n/react.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { loadRecord } from '../forms/load-record.server.ts';
import type { RecordResult } from '../forms/loaded-record.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/picture.route.ts';
import { changePictureByForm } from './change-picture-by-form.server.ts';
import './media.css';
import { PictureFacts } from './picture-facts.tsx';
import { DescribePictureForm } from './describe-picture-form.tsx';
import { RemovePicture } from './remove-picture.tsx';
import { ReplacePicture } from './replace-picture.tsx';

export const middleware = [requireMenuRole];

async function loadPicture({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const picture = await readPicture(params.id, staffMemberOf(context));
  if (!picture) throw data(null, { status: 404 });
  return picture;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const { locale } = context.get(pageRequest);
  const picture = await loadPicture({ params, context });
  const values = {
    alt_en: picture.altEn,
    alt_ar: picture.altAr,
    focal_x: String(picture.focalX),
    focal_y: String(picture.focalY),
  };
  const [record, history] = await Promise.all([
    loadRecord({ kind: 'media', id: picture.id }, values, { actor, request }),
    readHistory({ table: 'media', rowKey: picture.id, locale }, actor),
  ]);
  return { picture, record, history };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const picture = await loadPicture({ params, context });
  const form = await readForm(request);
  const actor = staffMemberOf(context);
  if (form.has('intent')) return changePictureByForm(form, picture, actor);
  return saveRecord(form, {
    record: { kind: 'media', id: picture.id },
    schema: pictureInput,
    actor,
    path: `/admin/media/${picture.id}`,
    apply: (changes, _input, staff) => describePicture(picture, changes, staff),
  });
}

export { withActionHeaders as headers };

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { picture, record, history } = loaderData;
  return (
    <>
      <AdminTitle page={picture.fileName || t('admin.pages.picture')}>
        <bdi>{picture.fileName || t('admin.pages.picture')}</bdi>
      </AdminTitle>
      <DescribePictureForm
        {...{ picture, record }}
        serverResult={isSave(actionData) ? actionData : undefined}
      />
      <PictureFacts picture={picture} />
      <ReplacePicture picture={picture} serverResult={actionData} />
      <RemovePicture picture={picture} serverResult={actionData} />
      <HistoryPanel lines={history} />
    </>
  );
}

/** The forms with an intent show their results themselves. */
const isSave = (result: object | undefined): result is RecordResult =>
  result !== undefined && !('intent' in result);
