import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../../shared/session/auth.tsx';
import { OrderLines } from '../../customers/customer-orders.tsx';
import { rolesFor } from '../../menu/menu.ts';
import type { EnquiryOnPage } from './enquiry.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';

const kinds = { contact: 'message', custom_service: 'request' } as const;

/** What the sender has ordered, for those who see orders. */
export function SenderOrders({ enquiry: { kind, id, orders } }: { enquiry: EnquiryOnPage }) {
  const t = useT();
  const { hasRole } = useAuth();
  if (!hasRole(...rolesFor('/admin/customers'))) return null;
  return (
    <EnquiryPanel id="sender-orders" title={t('adminEnquiries.customer.ordersOfSender')}>
      {orders.length === 0 ? (
        <p className="text-muted">{t('adminEnquiries.customer.noOrders')}</p>
      ) : (
        <OrderLines orders={orders} />
      )}
      <Link to={`/admin/customers/${kinds[kind]}/${id}`} variant="arrow">
        {t('adminEnquiries.customer.all')}
      </Link>
    </EnquiryPanel>
  );
}
