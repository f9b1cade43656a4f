import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** The documents of one order, as PDF. */
export function PrintLinks({ orderId }: { orderId: string }) {
  const t = useT();
  return (
    <p className="desk-prints">
      {(['slip', 'invoice'] as const).map((kind) => (
        <ButtonLink
          key={kind}
          to={`/admin/orders/prints.pdf?kind=${kind}&rows=${orderId}`}
          variant="outline"
          size="small"
          reloadDocument
          target="_blank"
        >
          {t(`adminOrders.orderPrints.${kind}`)}
        </ButtonLink>
      ))}
    </p>
  );
}
