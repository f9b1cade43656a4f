import { useT } from '#i18n/react.tsx';
import { readNewsletterChoices } from '#services/campaigns/newsletter-choices.server.ts';
import { newsletterRecord } from '#services/campaigns/newsletter-record.ts';
import { Link } from '#ui/link.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import type { RecordResult } from '../../forms/loaded-record.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { loadCampaignPage, submitCampaignPage } from '../campaign-page.server.ts';
import { CampaignPage } from '../campaign-page.tsx';
import { CampaignResults } from '../campaign-results.tsx';
import '../campaign.css';
import { SendPanel } from '../send-panel.tsx';
import type { Route } from './+types/newsletter.route.ts';
import { NewsletterRecordForm } from './newsletter-record-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/notifications/newsletters';

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(pageRequest);
  const [page, choices] = await Promise.all([
    loadCampaignPage('newsletter', newsletterRecord, args),
    readNewsletterChoices(locale),
  ]);
  return { ...page, choices };
}

export const action = (args: Route.ActionArgs) =>
  submitCampaignPage(newsletterRecord, args, listUrl);

export { withActionHeaders as headers };

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, history, detail, choices, isQuietNow } = loaderData;
  const { campaign } = detail;
  return (
    <CampaignPage
      {...{ detail, history }}
      page={t('admin.pages.newsletter')}
      back={{ to: listUrl, label: t('adminNotifications.newsletters.back') }}
      tools={<PreviewLinks id={campaign.id} />}
      serverResult={actionData}
      draft={
        <div className="newsletter-draft">
          <NewsletterRecordForm
            key={`${record.id} ${campaign.updated_at.getTime()}`}
            {...{ record, choices }}
            // Forms read results of their own intent alone.
            serverResult={actionData as RecordResult | undefined}
          />
          <SendPanel {...{ detail, isQuietNow }} serverResult={actionData} />
        </div>
      }
      sent={
        <div className="newsletter-send">
          <CampaignResults detail={detail} />
        </div>
      }
    />
  );
}

/** The mail as subscribers get it, in each language. */
function PreviewLinks({ id }: { id: string }) {
  const t = useT();
  return (['en', 'ar'] as const).map((language) => (
    <Link
      key={language}
      to={`${listUrl}/${id}/preview/${language}`}
      target="_blank"
      reloadDocument
      className="newsletter-preview"
    >
      {t(`adminNotifications.newsletters.preview.${language}`)}
    </Link>
  ));
}
