import { audienceInterests } from '#domain/campaigns/campaign.ts';
import { categories } from '#domain/catalog/category.ts';
import { useT } from '#i18n/react.tsx';
import type { CampaignChoices } from '#services/campaigns/campaign-choices.server.ts';
import { RecordSelect } from '../forms/record-choices.tsx';
import { RecordNumber } from '../forms/record-fields.tsx';

/** Who gets it: everybody for whom all of these hold. */
export function AudienceFields({ choices }: { choices: CampaignChoices }) {
  const t = useT();
  const anyone = t('adminNotifications.form.anyone');
  const withEmpty = (label: string, options: readonly { value: string; label: string }[]) => [
    { value: '', label },
    ...options,
  ];
  const languages = (['en', 'ar'] as const).map((value) => ({
    value,
    label: t(`adminNotifications.languages.${value}`),
  }));
  const interests = audienceInterests.map((value) => ({
    value,
    label: t(`adminNotifications.interests.${value}`),
  }));
  const rooms = categories.map((value) => ({
    value,
    label: t(`adminNotifications.rooms.${value}`),
  }));
  return (
    <section className="record-section">
      <h2>{t('adminNotifications.form.audience')}</h2>
      <p className="text-muted">{t('adminNotifications.form.audienceText')}</p>
      <div className="record-grid">
        <RecordSelect name="audience_language" options={withEmpty(anyone, languages)} />
        <RecordSelect
          name="audience_governorate"
          options={withEmpty(anyone, choices.governorates)}
        />
        <RecordSelect name="audience_interest" options={withEmpty(anyone, interests)} />
        <RecordSelect
          name="audience_room"
          options={withEmpty(t('adminNotifications.form.anyRoom'), rooms)}
        />
        <RecordSelect
          name="audience_product"
          options={withEmpty(t('adminNotifications.form.anyPiece'), choices.products)}
        />
        <RecordNumber name="audience_level" hint={t('adminNotifications.form.levelHint')} />
      </div>
    </section>
  );
}
