import type { ReactNode } from 'react';
import { anyRoad, deliveryWindow } from '#domain/catalog/delivery.ts';
import { deliveryPromise } from '#domain/catalog/delivery-promise.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Offer } from '#domain/catalog/variant-choice.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { Field } from '#ui/field.tsx';
import { BanknoteIcon, ReturnIcon, TruckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { writeStored, useStored } from '../../shared/storage/use-stored.ts';

interface DeliveryEstimateProps {
  product: ProductDetail;
  offer: Offer;
  governorates: Governorate[];
  /** The current day in Cairo. */
  today: string;
}

/** When a piece arrives, how it is paid and whether it can be returned. */
export function DeliveryEstimate({ product, offer, governorates, today }: DeliveryEstimateProps) {
  const { t } = useLanguage();
  const { status } = offer;
  if (status === null || status === 'sold_out') return null;
  const { leadTime } = product;
  const { hasArrival, returns } = deliveryPromise({ status, leadTime });
  return (
    <section aria-label={t('productDetails.delivery.title')}>
      <ul className="delivery">
        {hasArrival ? (
          <Arrival leadTime={leadTime} governorates={governorates} today={today} />
        ) : (
          <Row icon={<TruckIcon />}>{t('productDetails.delivery.backLater')}</Row>
        )}
        {returns && (
          <>
            <Row icon={<BanknoteIcon />}>{t('productDetails.delivery.payment')}</Row>
            <Row icon={<ReturnIcon />}>
              <Link to="/return-policy">{t(`productDetails.delivery.returns.${returns}`)}</Link>
            </Row>
          </>
        )}
      </ul>
    </section>
  );
}

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <div>{children}</div>
  </li>
);

const storageKey = 'governorate';

type ArrivalProps = Pick<DeliveryEstimateProps, 'governorates' | 'today'> &
  Pick<ProductDetail, 'leadTime'>;

/** The days of arrival and the fee: at the selected place, or anywhere in Egypt until one is selected. */
function Arrival({ leadTime, governorates, today }: ArrivalProps) {
  const { t, date } = useLanguage();
  const stored = useStored(storageKey);
  const selected = governorates.find(({ code }) => code === stored);
  if (governorates.length === 0) return null;
  const road = selected?.road ?? anyRoad(governorates.map((each) => each.road));
  const { from, to } = deliveryWindow(today, leadTime ?? { from: 0, to: 0 }, road);
  const days = { from: date(from, 'day'), to: date(to, 'day') };
  return (
    <Row icon={<TruckIcon />}>
      <p aria-live="polite">
        <strong>
          {from === to
            ? t('productDetails.delivery.on', days)
            : t('productDetails.delivery.between', days)}
        </strong>
        {' · '}
        <Fee governorates={selected ? [selected] : governorates} />
      </p>
      <Field label={t('productDetails.delivery.to')} className="delivery-place">
        <Select
          value={selected?.code ?? ''}
          placeholder={selected ? undefined : t('productDetails.delivery.choose')}
          options={governorates.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => writeStored(storageKey, event.target.value)}
        />
      </Field>
    </Row>
  );
}

function Fee({ governorates }: { governorates: readonly Governorate[] }) {
  const { t, money } = useLanguage();
  const [least, ...more] = governorates
    .map(({ fee }) => fee)
    .toSorted((a, b) => Number(a) - Number(b));
  const most = more.at(-1) ?? least;
  if (least === undefined || most === undefined) return null;
  if (Number(most) === 0) return t('productDetails.delivery.free');
  if (least === most) return t('productDetails.delivery.fee', { fee: money(most) });
  return Number(least) === 0
    ? t('productDetails.delivery.freeOrFee', { fee: money(most) })
    : t('productDetails.delivery.feeBetween', { from: money(least), end: money(most) });
}
