import { data } from 'react-router';
import { callBackTime } from '#domain/campaigns/campaign.ts';
import { isQuietHour } from '#domain/campaigns/quiet-hours.ts';
import { useLanguage } from '#i18n/react.tsx';
import { removeRecord } from '#services/admin/records/remove-record.server.ts';
import { readNewsletterChoices } from '#services/campaigns/newsletter-choices.server.ts';
import { newsletterRecord } from '#services/campaigns/newsletter-record.ts';
import { readCampaign } from '#services/campaigns/read-campaign.server.ts';
import { Link } from '#ui/link.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import type { RecordResult } from '../../forms/loaded-record.ts';
import { removeIntent } from '../../records/intents.ts';
import { loadRecordPage, saveRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitRemoval } from '../../records/submit-removal.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { campaignAction } from '../campaign-action.server.ts';
import { CampaignResults } from '../campaign-results.tsx';
import { CampaignState } from '../campaign-state.tsx';
import '../campaign.css';
import { SendPanel } from '../send-panel.tsx';
import type { Route } from './+types/newsletter.route.ts';
import { NewsletterRecordForm } from './newsletter-record-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/notifications/newsletters';

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const staff = staffNow(context);
  const { locale } = context.get(pageRequest);
  const [page, detail, choices] = await Promise.all([
    loadRecordPage(newsletterRecord, args),
    readCampaign(params.id, staff),
    readNewsletterChoices(locale),
  ]);
  if (detail?.campaign.kind !== 'newsletter') throw data(null, { status: 404 });
  const isQuietNow = isQuietHour(new Date(staff.now.getTime() + callBackTime));
  return { ...page, detail, choices, isQuietNow };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  const { id } = params;
  if (form.get('intent') === removeIntent) {
    return submitRemoval(form, {
      listUrl,
      remove: () => removeRecord(newsletterRecord, id, staff),
    });
  }
  return (
    campaignAction(form, id, staff) ??
    saveRecordPage(newsletterRecord, form, { id, staff, recordUrl: listUrl })
  );
}

export { withActionHeaders as headers };

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const { record, history, detail, choices, isQuietNow } = loaderData;
  const { campaign } = detail;
  const isDraft = campaign.status === 'draft';
  return (
    <RecordPage
      isNew={false}
      history={history}
      page={t('admin.pages.newsletter')}
      title={locale === 'ar' ? campaign.title_ar : campaign.title}
      back={{ to: listUrl, label: t('adminNotifications.newsletters.back') }}
      tools={(['en', 'ar'] as const).map((language) => (
        <Link
          key={language}
          to={`/admin/notifications/newsletters/${campaign.id}/preview/${language}`}
          target="_blank"
          reloadDocument
          className="newsletter-preview"
        >
          {t(`adminNotifications.newsletters.preview.${language}`)}
        </Link>
      ))}
      removal={isDraft ? { consequence: t('adminNotifications.removal') } : undefined}
      serverResult={actionData}
    >
      <CampaignState detail={detail} serverResult={actionData} />
      {isDraft ? (
        <>
          <div className="newsletter-send">
            <SendPanel {...{ detail, isQuietNow }} serverResult={actionData} />
          </div>
          <NewsletterRecordForm
            key={`${record.id} ${campaign.updated_at.getTime()}`}
            {...{ record, choices }}
            // Forms read results of their own intent alone.
            serverResult={actionData as RecordResult | undefined}
          />
        </>
      ) : (
        <div className="newsletter-send">
          <CampaignResults detail={detail} />
        </div>
      )}
    </RecordPage>
  );
}
