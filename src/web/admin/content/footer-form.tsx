import { footerBilingual } from '#domain/content/footer.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordSwitch } from '../forms/record-choices.tsx';
import { BilingualText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { RowsField } from '../forms/rows-field.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';

interface FooterFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function FooterForm({ record, serverResult }: FooterFormProps) {
  const t = useT();
  const label = (name: (typeof footerBilingual)[number]) => t(`adminContent.footer.${name}`);
  const both = useBilingualLabels(
    Object.fromEntries(footerBilingual.map((name) => [name, label(name)])),
  );
  const labels = {
    ...both,
    show_newsletter: t('adminContent.footer.show_newsletter'),
    links: t('adminContent.footer.links'),
  };
  return (
    <RecordForm {...{ record, serverResult, labels }} bilingual={footerBilingual}>
      <section className="record-section">
        <h2>{t('adminContent.footer.texts')}</h2>
        <BilingualText name="tagline" label={label('tagline')} maxLength={160} />
        <BilingualText name="about" label={label('about')} rows={3} maxLength={600} />
        <BilingualText name="copyright" label={label('copyright')} maxLength={160} />
        <RecordSwitch name="show_newsletter" />
      </section>
      <section className="record-section">
        <h2>{labels.links}</h2>
        <RowsField
          name="links"
          label={labels.links}
          addLabel={t('adminContent.footer.addLink')}
          columns={[
            { name: 'platform', label: t('adminContent.footer.platform'), type: 'code' },
            { name: 'label', label: t('adminContent.footer.label'), isBilingual: true },
            { name: 'url', label: t('adminContent.footer.url'), type: 'code' },
            {
              name: 'active',
              label: t('adminContent.footer.active'),
              options: [
                { value: 'true', label: t('adminContent.footer.shown') },
                { value: 'false', label: t('adminContent.footer.hidden') },
              ],
            },
          ]}
        />
      </section>
    </RecordForm>
  );
}
