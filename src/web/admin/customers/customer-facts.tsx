import { whatsAppUrl } from '#domain/whatsapp.ts';
import { useT } from '#i18n/react.tsx';
import type { NamedPerson } from '#services/customers/find-person.server.ts';
import type { OrderOfCustomer } from '#services/customers/read-customer.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Facts } from '../facts.tsx';

interface CustomerFactsProps {
  person: NamedPerson;
  orders: readonly OrderOfCustomer[];
  isAdmin: boolean;
}

/** Who it is, and the ways to reach them. */
export function CustomerFacts({ person, orders, isAdmin }: CustomerFactsProps) {
  const t = useT();
  const { userId, email, phone } = person;
  const delivered = orders.filter(({ status }) => status === 'delivered').length;
  return (
    <section className="customer-section" aria-labelledby="contact">
      <h2 id="contact">{t('adminEnquiries.customer.contact')}</h2>
      {phone && (
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`tel:${phone}`} variant="outline">
            {t('adminEnquiries.detail.call')} <bdi dir="ltr">{phone}</bdi>
          </ButtonLink>
          <ButtonLink
            to={whatsAppUrl(phone)}
            target="_blank"
            rel="noopener noreferrer"
            variant="outline"
          >
            {t('adminEnquiries.detail.whatsApp')}
          </ButtonLink>
        </p>
      )}
      <Facts
        layout="ends"
        facts={[
          [
            t('adminEnquiries.detail.email'),
            email && (
              <Link key="email" to={`mailto:${email}`} className="break-all">
                <bdi dir="ltr">{email}</bdi>
              </Link>
            ),
          ],
          [
            t('adminEnquiries.customer.account'),
            userId && isAdmin ? (
              <Link key="account" to={`/admin/users/${userId}`}>
                {t('adminEnquiries.customer.toAccount')}
              </Link>
            ) : (
              t(`adminEnquiries.customer.${userId ? 'hasAccount' : 'guest'}`)
            ),
          ],
          [
            t('adminEnquiries.customer.delivered'),
            t('adminEnquiries.customer.deliveredOf', { count: delivered, total: orders.length }),
          ],
        ]}
      />
    </section>
  );
}
