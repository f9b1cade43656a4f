import { useT } from '#i18n/react.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';

export function PhoneLink() {
  const phone = useT()('header.phone');
  return (
    <Link
      to={`tel:${phone.replaceAll(' ', '')}`}
      variant="quiet"
      className="inline-flex min-h-11 items-center gap-3"
    >
      <PhoneIcon />
      <bdi dir="ltr">{phone}</bdi>
    </Link>
  );
}
