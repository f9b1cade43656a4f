import { partLengths } from '#domain/content/part-lengths.ts';
import { partField } from '#domain/content/page-parts.ts';
import { sectionIcons } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { RecordSelect } from '../forms/record-choices.tsx';
import { BilingualText, RecordNumber, RecordText } from '../forms/record-fields.tsx';
import { PartPicture } from './part-picture.tsx';
import { PartTexts } from './part-texts.tsx';
import { RecordLink } from './record-link.tsx';
import { usePartLabel } from './use-part-label.ts';

/** Texts, picture and buttons of an item in a section. */
export function ItemFields({ id }: { id: string }) {
  const t = useT();
  const name = (field: string) => partField(id, field);
  return (
    <>
      <PartTexts id={id}>
        <RecordNumber name={name('rating')} />
      </PartTexts>
      <PartPicture id={id}>
        <RecordText name={name('film')} type="url" />
        <RecordText name={name('tagged_products')} />
        <RecordSelect
          name={name('icon')}
          options={(['', ...sectionIcons] as const).map((value) => ({
            value,
            label: t(`adminContent.page.icons.${value || 'star'}`),
          }))}
        />
      </PartPicture>
      <section className="record-section">
        <h2>{t('adminContent.page.groups.links')}</h2>
        <ButtonText id={id} field="cta_text" />
        <RecordLink name={name('cta_url')} />
        <ButtonText id={id} field="second_cta_text" />
        <RecordLink name={name('second_cta_url')} />
      </section>
    </>
  );
}

function ButtonText({ id, field }: { id: string; field: 'cta_text' | 'second_cta_text' }) {
  const label = usePartLabel();
  return (
    <BilingualText
      name={partField(id, field)}
      label={label(field)}
      maxLength={partLengths.cta_text}
    />
  );
}
