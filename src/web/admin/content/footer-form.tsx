import { footerBilingual } from '#domain/content/footer.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordCheckbox } from '../forms/record-checkbox.tsx';
import { useRecordContext } from '../forms/record-context.ts';
import { BilingualText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
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
        <RecordCheckbox name="show_newsletter" />
      </section>
      <LinksInput />
    </RecordForm>
  );
}

function LinksInput() {
  const { shown } = useRecordContext();
  return <input type="hidden" name="links" defaultValue={shown['links']} />;
}
