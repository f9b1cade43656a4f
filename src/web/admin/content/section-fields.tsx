import { partLengths } from '#domain/content/part-lengths.ts';
import { partField } from '#domain/content/page-parts.ts';
import { layouts, sectionSources } from '#domain/content/section.ts';
import { useLanguage } from '#i18n/react.tsx';
import { BilingualText } from '../forms/record-fields.tsx';
import { RecordSelect } from '../forms/record-choices.tsx';
import { usePartLabel } from './use-part-label.ts';

/** Title, description and layout of a section. */
export function SectionFields({ id }: { id: string }) {
  const { t, number } = useLanguage();
  const label = usePartLabel();
  const name = (field: string) => partField(id, field);
  return (
    <>
      <section className="record-section">
        <h2>{t('adminContent.page.groups.texts')}</h2>
        <BilingualText
          name={name('display_name')}
          label={label('display_name')}
          required
          maxLength={partLengths.display_name}
        />
        <BilingualText
          name={name('description')}
          label={label('description')}
          rows={2}
          maxLength={partLengths.section_description}
        />
      </section>
      <section className="record-section">
        <h2>{t('adminContent.page.groups.look')}</h2>
        <div className="record-grid">
          <RecordSelect
            name={name('layout_type')}
            options={layouts.map((value) => ({
              value,
              label: t(`adminContent.page.layouts.${value}`),
            }))}
          />
          <RecordSelect
            name={name('columns')}
            options={[1, 2, 3, 4].map((value) => ({ value: String(value), label: number(value) }))}
          />
          <RecordSelect
            name={name('source')}
            options={[
              { value: '', label: t('adminContent.page.sources.none') },
              ...sectionSources.map((value) => ({
                value,
                label: t(`adminContent.page.sources.${value}`),
              })),
            ]}
          />
        </div>
      </section>
    </>
  );
}
