import { crafts } from '#domain/catalog/workshop.ts';
import { useT } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSelect, RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordNumber, RecordText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { RecordPicture } from '../../media/record-picture.tsx';

const bilingual = ['name', 'town', 'story'] as const;
const plain = [
  'slug',
  'craft',
  'governorate',
  'latitude',
  'longitude',
  'founded',
  'generation',
  'image_url',
  'is_visible',
] as const;

interface WorkshopFormProps {
  record: LoadedRecord;
  governorates: readonly Governorate[];
  serverResult?: RecordResult;
}

export function WorkshopForm({ record, governorates, serverResult }: WorkshopFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminProducts.workshops.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const others = Object.fromEntries(plain.map((name) => [name, label(name)]));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <h2>{t('adminProducts.workshops.sections.words')}</h2>
        <BilingualText
          name="name"
          label={label('name')}
          required
          isArabicOptional
          maxLength={120}
          hint={t('adminProducts.workshops.nameHint')}
        />
        <RecordSelect
          name="craft"
          options={crafts.map((craft) => ({
            value: craft,
            label: t(`adminProducts.workshops.crafts.${craft}`),
          }))}
        />
        <BilingualText name="story" label={label('story')} rows={5} maxLength={1500} />
      </section>
      <PlaceSection governorates={governorates} />
      <section className="record-section">
        <h2>{t('adminProducts.workshops.sections.presence')}</h2>
        <RecordPicture name="image_url" label={label('image_url')} />
        <RecordText name="slug" required hint={t('adminProducts.workshops.slugHint')} />
        <RecordSwitch name="is_visible" />
      </section>
    </RecordForm>
  );
}

function PlaceSection({ governorates }: Pick<WorkshopFormProps, 'governorates'>) {
  const t = useT();
  return (
    <section className="record-section">
      <h2>{t('adminProducts.workshops.sections.place')}</h2>
      <BilingualText
        name="town"
        label={t('adminProducts.workshops.fields.town')}
        required
        isArabicOptional
        maxLength={80}
      />
      <RecordSelect
        name="governorate"
        options={governorates.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <RecordNumber name="latitude" isAmount hint={t('adminProducts.workshops.placeHint')} />
      <RecordNumber name="longitude" isAmount />
      <RecordNumber name="founded" />
      <RecordNumber name="generation" hint={t('adminProducts.workshops.generationHint')} />
    </section>
  );
}
