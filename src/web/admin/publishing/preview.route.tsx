import { data } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { findPublishable } from '#services/admin/publishing/all-publishables.server.ts';
import { createPreviewToken } from '#services/admin/publishing/preview-token.server.ts';
import { readPublication } from '#services/admin/publishing/read-publication.server.ts';
import { Link } from '#ui/link.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/preview.route.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewTools } from './preview-tools.tsx';
import { readPreviewLook } from './preview-look.ts';
import { reviewPath } from './publishing-paths.ts';
import './publishing.css';

export const middleware = [requireMenuRole];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const actor = staffMemberOf(context);
  const now = systemClock.now();
  const publishable = findPublishable(params.kind);
  const publication =
    publishable && (await readPublication(publishable, params.id, { actor, now, locale }));
  if (!publication) throw data(null, { status: 404 });
  const { kind, id, title, editPath, addresses, findings } = publication;
  return {
    ...{ kind, id, title, editPath },
    address: addresses[0] ?? '/',
    isInvalid: findings.some(({ rule }) => rule === 'invalid'),
    token: createPreviewToken({ kind, id }, { userId: actor.userId, now }),
    look: readPreviewLook(new URL(request.url).searchParams),
  };
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const { kind, id, title, editPath, isInvalid, look } = loaderData;
  const heading = t('adminPublishing.preview.title', { name: title[locale] });
  return (
    <>
      <AdminTitle page={heading}>{heading}</AdminTitle>
      <div className="review-line">
        <Link to={editPath}>{t('adminPublishing.review.backToForm')}</Link>
        <Link to={reviewPath(kind, id)}>{t('adminPublishing.preview.toReview')}</Link>
      </div>
      <p className="mt-2 max-w-prose text-muted">{t('adminPublishing.preview.lead')}</p>
      {isInvalid && <p className="mt-2">{t('adminPublishing.preview.invalid')}</p>}
      <PreviewTools look={look} />
      <div className="previews" data-width={look.width}>
        {(['en', 'ar'] as const).map((language) => (
          <PreviewFrame key={language} {...loaderData} language={language} />
        ))}
      </div>
    </>
  );
}
