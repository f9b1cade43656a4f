import { typedNumberFor } from '#domain/digits.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { CustomerAddress } from '#services/addresses/addresses.server.ts';
import { Badge } from '#ui/badge.tsx';
import { UserSection } from './user-section.tsx';

export function UserAddresses({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const t = useT();
  return (
    <UserSection id="addresses" title={t('adminUsers.userPage.addresses')}>
      {addresses.length === 0 && (
        <p className="text-muted">{t('adminUsers.userPage.noAddresses')}</p>
      )}
      <ul className="user-lines">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressLines address={address} />
            {address.isDefault && <Badge>{t('adminUsers.userPage.isDefault')}</Badge>}
          </li>
        ))}
      </ul>
    </UserSection>
  );
}

function AddressLines({ address }: { address: CustomerAddress }) {
  const { t, locale } = useLanguage();
  const { building, street, landmark } = address;
  const floor = typedNumberFor(locale, address.floor);
  const apartment = typedNumberFor(locale, address.apartment);
  const parts = [
    t('adminUsers.address.street', { building, street }),
    floor && t('adminUsers.address.floor', { floor }),
    apartment && t('adminUsers.address.apartment', { apartment }),
    landmark,
    address.city,
    address.governorate,
  ];
  return (
    <address className="grow">
      <span className="block font-medium">
        <bdi>{address.fullName}</bdi>
      </span>
      {parts.filter(Boolean).map(isolate).join(t('adminUsers.address.comma'))}
      <span className="block text-sm text-muted">
        <bdi dir="ltr">{address.phone}</bdi>
      </span>
    </address>
  );
}
