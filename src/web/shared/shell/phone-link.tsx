import { PhoneIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useShell } from './shell-data.tsx';

export function PhoneLink() {
  const { phone } = useShell().site.contact;
  if (!phone) return null;
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
