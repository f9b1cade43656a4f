import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { PostalAddress } from '#services/shared/postal-address.ts';

export function PostalLines({ address }: { address: PostalAddress }) {
  const t = useT();
  const { fullName, phone, building, street, floor, apartment, landmark } = address;
  const lines = [
    [fullName],
    [t('account.address.street', { building, street })],
    [
      floor && t('account.address.floor', { floor }),
      apartment && t('account.address.apartment', { apartment }),
      landmark,
    ],
    [address.city, address.governorate],
  ];
  const sentences = lines.map((parts) =>
    parts.map(isolate).filter(Boolean).join(t('account.address.comma')),
  );
  return (
    <address>
      {sentences.filter(Boolean).map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      <bdi dir="ltr">{phone}</bdi>
    </address>
  );
}
