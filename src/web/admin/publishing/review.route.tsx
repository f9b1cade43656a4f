import { data } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { findPublishable } from '#services/admin/publishing/all-publishables.server.ts';
import { readPublication } from '#services/admin/publishing/read-publication.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/review.route.ts';
import '../forms/record-form.css';
import { ConflictForm } from './conflict-form.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { PublishForms } from './publish-forms.tsx';
import { previewPath } from './publishing-paths.ts';
import './publishing.css';
import { Readiness } from './readiness.tsx';
import { reviewAction } from './review-action.server.ts';
import { Versions } from './versions.tsx';

export const middleware = [requireMenuRole];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const staff = { actor: staffMemberOf(context), now: systemClock.now(), locale };
  const publication = await readPublication(publishableOf(params.kind), params.id, staff);
  if (!publication) throw data(null, { status: 404 });
  return publication;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return reviewAction(await readForm(request), {
    publishable: publishableOf(params.kind),
    id: params.id,
    actor: staffMemberOf(context),
  });
}

export { withActionHeaders as headers };

function publishableOf(kind: string) {
  const publishable = findPublishable(kind);
  if (!publishable) throw data(null, { status: 404 });
  return publishable;
}

export default function Review({ loaderData: publication, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const title = t('adminPublishing.review.title', { name: publication.title[locale] });
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <div className="review-line">
        <Badge tone={publication.isPublished ? 'success' : 'plain'}>
          {t(
            publication.isPublished
              ? 'adminPublishing.review.published'
              : 'adminPublishing.review.notPublished',
          )}
        </Badge>
        <Link to={publication.editPath}>{t('adminPublishing.review.backToForm')}</Link>
        <Link to={previewPath(publication.kind, publication.id)}>
          {t('adminPublishing.review.preview')}
        </Link>
      </div>
      <div className="publishing-review">
        <div className="review-main">
          <ConflictForm publication={publication} serverResult={actionData} />
          <DraftChanges publication={publication} />
        </div>
        <div className="review-side">
          <Readiness findings={publication.findings} editPath={publication.editPath} />
          <PublishForms publication={publication} serverResult={actionData} />
        </div>
        <Versions publication={publication} serverResult={actionData} />
      </div>
    </>
  );
}
