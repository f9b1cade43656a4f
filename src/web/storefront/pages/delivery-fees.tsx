import type { DeliveryFee } from '#domain/content/company.ts';
import { useLanguage } from '#i18n/react.tsx';

/**
 * The delivery fee of each governorate. Roles are explicit, because changing `display` drops the
 * native ones.
 */
export function DeliveryFees({ fees }: { fees: readonly DeliveryFee[] }) {
  const { t, money, number } = useLanguage();
  return (
    <table role="table" className="fees">
      <caption className="sr-only">{t('pages.shippingInfo.fees')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('pages.shippingInfo.governorate')}</th>
          <th role="columnheader">{t('pages.shippingInfo.onTheRoad')}</th>
          <th role="columnheader">{t('pages.shippingInfo.fee')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fees.map(({ code, name, fee, minDays, maxDays }) => (
          <tr key={code} role="row">
            <th role="rowheader">{name}</th>
            <td role="cell">
              {t('pages.shippingInfo.days', {
                from: number(minDays),
                to: number(maxDays),
              })}
            </td>
            <td role="cell">
              {Number(fee) === 0 ? t('pages.shippingInfo.free') : <bdi>{money(fee)}</bdi>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
