import { useT } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { WhatsAppLink } from '../../shared/whatsapp/whatsapp-link.tsx';

/** The number alone: the link of a guest opens the order and stays with them. */
export function AskAboutOrder({ number }: Pick<OrderDetail, 'number'>) {
  const t = useT();
  return (
    <WhatsAppLink text={t('storefront.whatsApp.texts.order', { number })} showsHours size="small">
      {t('storefront.whatsApp.askOrder')}
    </WhatsAppLink>
  );
}
