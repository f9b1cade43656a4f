import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { BilingualText, RecordText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';

interface ShopSettingsFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

const bilingual = [
  'brand_name',
  'legal_name',
  'address',
  'opening_hours',
  'whatsapp_hours',
] as const;

export function ShopSettingsForm({ record, serverResult }: ShopSettingsFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual)[number]) => t(`adminSettings.shop.fields.${name}`);
  const plain = (
    [
      'tax_number',
      'commercial_register',
      'contact_email',
      'contact_phone',
      'map_url',
      'whatsapp_number',
    ] as const
  ).map((name) => [name, t(`adminSettings.shop.fields.${name}`)] as const);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  return (
    <RecordForm
      {...{ record, serverResult, bilingual }}
      labels={{ ...both, ...Object.fromEntries(plain) }}
    >
      <section className="record-section">
        <h2>{t('adminSettings.shop.brand')}</h2>
        <BilingualText name="brand_name" label={label('brand_name')} required />
      </section>
      <section className="record-section">
        <h2>{t('adminSettings.shop.legal')}</h2>
        <p className="text-sm text-muted">{t('adminSettings.shop.legalLead')}</p>
        <BilingualText name="legal_name" label={label('legal_name')} />
        <div className="record-grid">
          <RecordText name="tax_number" />
          <RecordText name="commercial_register" />
        </div>
      </section>
      <section className="record-section">
        <h2>{t('adminSettings.shop.contact')}</h2>
        <div className="record-grid">
          <RecordText name="contact_email" type="email" />
          <RecordText name="contact_phone" type="tel" />
        </div>
        <BilingualText name="address" label={label('address')} />
        <BilingualText name="opening_hours" label={label('opening_hours')} />
        <RecordText name="map_url" type="url" hint={t('adminSettings.shop.mapHint')} />
      </section>
      <section className="record-section">
        <h2>{t('adminSettings.shop.whatsApp')}</h2>
        <RecordText name="whatsapp_number" type="tel" hint={t('adminSettings.shop.whatsAppHint')} />
        <BilingualText name="whatsapp_hours" label={label('whatsapp_hours')} />
      </section>
    </RecordForm>
  );
}
