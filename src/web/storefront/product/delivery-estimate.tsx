import { deliveryWindow } from '#domain/catalog/delivery.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { writeStored, useStored } from '../../shared/storage/use-stored.ts';

interface DeliveryEstimateProps {
  product: ProductDetail;
  governorates: Governorate[];
  /** The current day in Cairo. */
  today: string;
}

const storageKey = 'governorate';

export function DeliveryEstimate({ product, governorates, today }: DeliveryEstimateProps) {
  const { t, date, money } = useLanguage();
  const stored = useStored(storageKey);
  const governorate = governorates.find(({ code }) => code === stored) ?? governorates[0];
  if (!governorate) return null;
  const { from, to } = deliveryWindow(
    today,
    product.leadTime ?? { from: 0, to: 0 },
    governorate.road,
  );
  const days = { from: date(from, 'day'), to: date(to, 'day') };
  return (
    <section aria-label={t('productDetails.delivery.title')} className="delivery">
      <Field label={t('productDetails.delivery.to')}>
        <Select
          value={governorate.code}
          options={governorates.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => writeStored(storageKey, event.target.value)}
        />
      </Field>
      <ul>
        <li aria-live="polite">
          {from === to
            ? t('productDetails.delivery.on', days)
            : t('productDetails.delivery.between', days)}
        </li>
        <li>
          {Number(governorate.fee) === 0
            ? t('productDetails.delivery.free')
            : t('productDetails.delivery.fee', { fee: money(governorate.fee) })}
        </li>
        <li>{t('productDetails.delivery.payment')}</li>
        <li>{t('productDetails.delivery.returns')}</li>
      </ul>
    </section>
  );
}
