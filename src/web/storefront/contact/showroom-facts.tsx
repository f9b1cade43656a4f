import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ClockIcon, MailIcon, PinIcon } from '#ui/contact-icons.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';

interface ShowroomFactsProps {
  address: string;
  phone: string;
  email: string;
  hours: string;
  mapUrl: string | null;
}

export function ShowroomFacts({ address, phone, email, hours, mapUrl }: ShowroomFactsProps) {
  const t = useT();
  if (!address && !hours && !phone && !email) return null;
  return (
    <aside className="showroom">
      <dl>
        {address && (
          <Fact icon={<PinIcon />} name={t('enquiries.contact.address')}>
            {address}
          </Fact>
        )}
        {hours && (
          <Fact icon={<ClockIcon />} name={t('enquiries.contact.hours')}>
            {hours}
          </Fact>
        )}
        {phone && (
          <Fact icon={<PhoneIcon />} name={t('enquiries.contact.phone')}>
            <Link to={`tel:${phone.replaceAll(' ', '')}`} variant="quiet">
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </Fact>
        )}
        {email && (
          <Fact icon={<MailIcon />} name={t('enquiries.contact.email')}>
            <Link to={`mailto:${email}`} variant="quiet">
              <bdi dir="ltr">{email}</bdi>
            </Link>
          </Fact>
        )}
      </dl>
      {mapUrl && (
        <ButtonLink to={mapUrl} variant="outline">
          {t('enquiries.contact.directions')}
        </ButtonLink>
      )}
    </aside>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

const Fact = ({ icon, name, children }: FactProps) => (
  <div className="showroom-fact">
    <dt>
      {icon} {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
