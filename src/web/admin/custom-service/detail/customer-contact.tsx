import { whatsAppUrl } from '#domain/whatsapp.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { EnquiryOnPage } from './enquiry.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { Facts } from '../../facts.tsx';

/** Who wrote, and the ways to reach them. */
export function CustomerContact({ enquiry }: { enquiry: EnquiryOnPage }) {
  const { t, date } = useLanguage();
  const { name, email, phone, receivedAt } = enquiry;
  return (
    <EnquiryPanel id="customer" title={t('adminEnquiries.detail.customer')}>
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
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
        layout="columns"
        facts={[
          [
            t('adminEnquiries.detail.email'),
            <Link key="email" to={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </Link>,
          ],
          [
            t('adminEnquiries.detail.received'),
            <time key="received" dateTime={receivedAt.toISOString()}>
              {date(receivedAt, 'dateTime')}
            </time>,
          ],
        ]}
      />
    </EnquiryPanel>
  );
}
