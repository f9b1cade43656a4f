import { robotsValues, type Robots } from '#domain/seo/seo-texts.ts';
import { maxDescription, maxTitle } from '#domain/seo/public-pages.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { BilingualText, RecordChoice } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';
import { RecordPicture } from '../media/record-picture.tsx';
import { CountedPair } from './counted-pair.tsx';
import { PagePreview } from './page-preview.tsx';
import type { PreviewedSite } from './result-preview.tsx';

interface SeoTextsFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
  site: PreviewedSite;
  /** Of the page, without its language. */
  path: string;
}

const bilingual = ['title', 'description', 'keywords'] as const;

const robotsNames = {
  'index, follow': 'index',
  'noindex, follow': 'noindex',
  'noindex, nofollow': 'nofollow',
} as const satisfies Record<Robots, string>;

export function SeoTextsForm({ record, serverResult, site, path }: SeoTextsFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual)[number] | 'robots' | 'og_image_url') =>
    t(`adminSeo.form.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const labels = { ...both, robots: label('robots'), og_image_url: label('og_image_url') };
  return (
    <RecordForm {...{ record, serverResult, bilingual, labels }}>
      <section className="record-section">
        <h2>{t('adminSeo.form.texts')}</h2>
        <CountedPair name="title" label={label('title')} most={maxTitle} />
        <CountedPair
          name="description"
          label={label('description')}
          most={maxDescription}
          rows={3}
        />
        <BilingualText
          name="keywords"
          label={label('keywords')}
          hint={t('adminSeo.form.keywordsHint')}
        />
      </section>
      <section className="record-section">
        <h2>{t('adminSeo.form.preview')}</h2>
        <p className="text-sm text-muted">{t('adminSeo.form.previewLead')}</p>
        <PagePreview site={site} path={path} />
        <RecordPicture
          name="og_image_url"
          label={label('og_image_url')}
          hint={t('adminSeo.form.pictureHint')}
        />
      </section>
      <section className="record-section">
        <h2>{t('adminSeo.form.visibility')}</h2>
        <RecordChoice
          name="robots"
          hint={t('adminSeo.form.robotsHint')}
          options={robotsValues.map((value) => ({
            value,
            label: t(`adminSeo.pages.robots.${robotsNames[value]}`),
          }))}
        />
      </section>
    </RecordForm>
  );
}
