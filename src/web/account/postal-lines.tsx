import { useT } from '#i18n/react.tsx';
import type { PostalAddress } from '#services/account/postal-address.ts';

/** Line by line, each in its own direction: addresses stay in the script they were written in. */
export function PostalLines({ address }: { address: PostalAddress }) {
  const t = useT();
  const { fullName, phone, building, street, floor, apartment, landmark } = address;
  const inside = [
    floor && t('account.address.floor', { floor }),
    apartment && t('account.address.apartment', { apartment }),
    landmark,
  ];
  const lines = [
    fullName,
    t('account.address.street', { building, street }),
    inside.filter(Boolean).join(t('account.address.comma')),
    [address.city, address.governorate].filter(Boolean).join(t('account.address.comma')),
  ];
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      <bdi dir="ltr">{phone}</bdi>
    </address>
  );
}
