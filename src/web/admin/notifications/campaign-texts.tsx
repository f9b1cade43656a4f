import { useLanguage } from '#i18n/react.tsx';
import { localized } from '#i18n/locale.ts';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';
import { Facts } from '../facts.tsx';
import { useCampaignLabels } from './use-campaign-labels.ts';

/** What was sent, in both languages. */
export function CampaignTexts({ detail }: { detail: CampaignDetail }) {
  const { t, locale } = useLanguage();
  const labels = useCampaignLabels();
  const { campaign, category } = detail;
  const link = campaign.link_url && <code dir="ltr">{campaign.link_url}</code>;
  return (
    <section className="record-section" aria-labelledby="campaign-texts">
      <h2 id="campaign-texts">{t('adminNotifications.form.texts')}</h2>
      <div className="record-pair">
        <div lang="en" dir="ltr">
          <p className="font-medium">{campaign.title}</p>
          <p className="whitespace-pre-line">{campaign.body}</p>
        </div>
        <div lang="ar" dir="rtl">
          <p className="font-medium">{campaign.title_ar}</p>
          <p className="whitespace-pre-line">{campaign.body_ar}</p>
        </div>
      </div>
      <Facts
        facts={[
          [labels.category_id, category && localized(locale, category.name, category.name_ar)],
          [labels.link_url, link],
        ]}
      />
    </section>
  );
}
