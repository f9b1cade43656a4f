import { useT } from '#i18n/react.tsx';
import type { CampaignChoices } from '#services/campaigns/campaign-choices.server.ts';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordSelect, RecordSwitch } from '../forms/record-choices.tsx';
import { BilingualText, RecordText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';
import { AudienceFields } from './audience-fields.tsx';
import { useCampaignLabels } from './use-campaign-labels.ts';

const bilingual = ['title', 'body'] as const;

interface CampaignFormProps {
  record: LoadedRecord;
  choices: CampaignChoices;
  serverResult?: RecordResult;
}

/** What is sent, how, and to whom. */
export function CampaignForm({ record, choices, serverResult }: CampaignFormProps) {
  const t = useT();
  const labels = useCampaignLabels();
  const both = useBilingualLabels({ title: labels.title, body: labels.body });
  const problemText = (problem: string, field: string) => {
    if (problem === 'invalid_path') return t('adminNotifications.form.invalidPath');
    if (problem === 'placeholder') return t('adminNotifications.form.placeholder');
    if (field === 'by_mail') return t('adminNotifications.form.noChannel');
    if (field === 'audience_interest') return t('adminNotifications.form.noInterest');
    return undefined;
  };
  return (
    <RecordForm
      {...{ record, serverResult, bilingual, problemText }}
      labels={{ ...labels, ...both }}
    >
      <section className="record-section">
        <h2>{t('adminNotifications.form.texts')}</h2>
        <RecordSelect
          name="category_id"
          options={choices.categories}
          placeholder={t('adminNotifications.form.chooseCategory')}
          hint={t('adminNotifications.form.categoryHint')}
          required
        />
        <BilingualText name="title" label={labels.title} required maxLength={150} />
        <BilingualText name="body" label={labels.body} rows={4} maxLength={2000} />
        <RecordText
          name="link_url"
          isCode
          hint={t('adminNotifications.form.linkHint')}
          maxLength={300}
        />
      </section>
      <section className="record-section">
        <h2>{t('adminNotifications.form.ways')}</h2>
        <RecordSwitch name="by_notice" />
        <RecordSwitch name="by_mail" />
      </section>
      <AudienceFields choices={choices} />
    </RecordForm>
  );
}
