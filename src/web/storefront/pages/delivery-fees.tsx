import type { DeliveryFee } from '#domain/content/company.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Table } from '#ui/table.tsx';

/** What the cart will add, governorate by governorate. */
export function DeliveryFees({ fees }: { fees: readonly DeliveryFee[] }) {
  const { t, money, number } = useLanguage();
  const days = ({ minDays, maxDays }: DeliveryFee) =>
    t('storefront.pages.shippingInfo.days', { from: number(minDays), to: number(maxDays) });
  return (
    <Table
      caption={t('storefront.pages.shippingInfo.fees')}
      className="fee-table"
      rows={fees}
      rowKey={({ code }) => code}
      columns={[
        {
          id: 'governorate',
          header: t('storefront.pages.shippingInfo.governorate'),
          cell: ({ name }) => name,
        },
        { id: 'days', header: t('storefront.pages.shippingInfo.onTheRoad'), cell: days },
        {
          id: 'fee',
          header: t('storefront.pages.shippingInfo.fee'),
          end: true,
          cell: ({ fee }) =>
            Number(fee) === 0 ? t('storefront.pages.shippingInfo.free') : <bdi>{money(fee)}</bdi>,
        },
      ]}
    />
  );
}
