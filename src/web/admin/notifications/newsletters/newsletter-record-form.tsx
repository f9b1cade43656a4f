import { newsletterBlockKinds } from '#domain/campaigns/newsletter-blocks.ts';
import { useT } from '#i18n/react.tsx';
import type { NewsletterChoices } from '#services/campaigns/newsletter-choices.server.ts';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSelect } from '../../forms/record-choices.tsx';
import { BilingualText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { PictureCell } from '../../media/picture-cell.tsx';
import { BilingualRichText } from '../../rich-text/record-rich-text.tsx';
import { RichTextCell } from '../../rich-text/rich-text-cell.tsx';
import './newsletter-blocks.css';

const bilingual = ['title', 'body'] as const;

interface NewsletterFormProps {
  record: LoadedRecord;
  choices: NewsletterChoices;
  serverResult?: RecordResult;
}

/** A newsletter: its subject, its text, and the blocks below. */
export function NewsletterRecordForm({ record, choices, serverResult }: NewsletterFormProps) {
  const t = useT();
  const label = (name: 'title' | 'body' | 'audience_language' | 'blocks') =>
    t(`adminNotifications.newsletters.fields.${name}`);
  const labels = {
    ...useBilingualLabels({ title: label('title'), body: label('body') }),
    audience_language: label('audience_language'),
    blocks: label('blocks'),
  };
  const cell = (name: 'kind' | 'text' | 'picture' | 'product' | 'link') =>
    t(`adminNotifications.newsletters.cells.${name}`);
  const kinds = newsletterBlockKinds.map((value) => ({
    value,
    label: t(`adminNotifications.newsletters.kinds.${value}`),
  }));
  const languages = (['en', 'ar'] as const).map((value) => ({
    value,
    label: t(`adminNotifications.languages.${value}`),
  }));
  const problemText = (problem: string) => {
    if (problem === 'placeholder') return t('adminNotifications.form.placeholder');
    return problem === 'invalid_path' ? t('adminNotifications.form.invalidPath') : undefined;
  };
  return (
    <RecordForm {...{ record, serverResult, bilingual, labels, problemText }}>
      <section className="record-section">
        <BilingualText name="title" label={label('title')} required maxLength={150} />
        <RecordSelect
          name="audience_language"
          options={[{ value: '', label: t('adminNotifications.form.anyone') }, ...languages]}
          hint={t('adminNotifications.newsletters.languageHint')}
        />
        <BilingualRichText name="body" label={label('body')} />
      </section>
      <section className="record-section newsletter-blocks">
        <h2>{label('blocks')}</h2>
        <p className="text-muted">{t('adminNotifications.newsletters.blocksHint')}</p>
        <RowsField
          name="blocks"
          label={label('blocks')}
          columns={[
            { name: 'kind', label: cell('kind'), options: kinds },
            {
              name: 'text',
              label: cell('text'),
              isBilingual: true,
              lines: 3,
              maxLength: 4000,
              control: RichTextCell,
            },
            { name: 'picture', label: cell('picture'), type: 'code', control: PictureCell },
            { name: 'product', label: cell('product'), options: choices.products },
            { name: 'link', label: cell('link'), type: 'code', maxLength: 300 },
          ]}
        />
      </section>
    </RecordForm>
  );
}
