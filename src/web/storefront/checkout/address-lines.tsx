import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';

interface Address {
  full_name?: string;
  phone?: string;
  city?: string;
  street?: string;
  building?: string;
  floor?: string | null;
  apartment?: string | null;
  landmark?: string | null;
}

export function AddressLines({
  address,
  governorate,
}: {
  address: Address;
  governorate: string | undefined;
}) {
  const t = useT();
  const { building = '', street = '', floor, apartment, landmark, city, phone } = address;
  const lines = [
    [address.full_name],
    [t('cart.address.street', { building, street })],
    [
      floor && t('cart.address.floor', { floor }),
      apartment && t('cart.address.apartment', { apartment }),
      landmark,
    ],
    [city, governorate],
  ].map((parts) =>
    parts.flatMap((part) => (part ? isolate(part) : [])).join(t('cart.address.comma')),
  );
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </address>
  );
}
