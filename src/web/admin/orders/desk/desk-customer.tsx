import { canReceiveMail } from '#domain/checkout/no-email.ts';
import { typedNumberFor } from '#domain/digits.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import type { PostalAddress } from '#services/shared/postal-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { CopyButton } from '../../../shared/clipboard/copy-button.tsx';
import { Facts } from '../../facts.tsx';

/** Who ordered, and how to reach them. */
export function DeskCustomer({ order }: { order: OrderDesk }) {
  const t = useT();
  return (
    <Facts
      layout="ends"
      facts={[
        [
          t(`adminOrders.orderDesk.${order.userId ? 'account' : 'guest'}`),
          <bdi key="name">{order.address.fullName}</bdi>,
        ],
        [
          t('adminOrders.orderDesk.phone'),
          <Link key="phone" to={`tel:${order.phone}`}>
            <bdi dir="ltr">{order.phone}</bdi>
          </Link>,
        ],
        [t('adminOrders.orderDesk.email'), <CustomerEmail key="email" email={order.email} />],
        [t('adminOrders.orderDesk.language'), t(`adminOrders.orderDesk.languages.${order.locale}`)],
      ]}
    />
  );
}

function CustomerEmail({ email }: { email: string }) {
  const t = useT();
  if (!canReceiveMail(email)) return t('adminOrders.orderDesk.noEmail');
  return (
    <Link to={`mailto:${email}`} className="break-all">
      <bdi dir="ltr">{email}</bdi>
    </Link>
  );
}

const mapOf = ({ building, street, city, governorate }: PostalAddress) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: '1',
    query: [`${building} ${street}`.trim(), city, governorate, 'Egypt'].filter(Boolean).join(', '),
  })}`;

/** The address with what couriers need: to copy it, and to find it. */
export function DeskAddress({ address }: { address: PostalAddress }) {
  const t = useT();
  const lines = useAddressLines(address);
  return (
    <>
      <address className="desk-address">
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <p className="flex flex-wrap gap-2">
        <CopyButton
          text={[...lines, address.phone].join('\n')}
          messages={{
            done: t('adminOrders.orderDesk.copied'),
            failed: t('adminOrders.orderDesk.notCopied'),
          }}
        >
          {t('adminOrders.orderDesk.copy')}
        </CopyButton>
        <ButtonLink
          to={mapOf(address)}
          variant="outline"
          size="small"
          target="_blank"
          rel="noreferrer"
        >
          {t('adminOrders.orderDesk.map')}
        </ButtonLink>
      </p>
    </>
  );
}

function useAddressLines(address: PostalAddress): string[] {
  const { t, locale } = useLanguage();
  const { building, street } = address;
  const floor = typedNumberFor(locale, address.floor);
  const apartment = typedNumberFor(locale, address.apartment);
  const lines = [
    [address.fullName],
    [t('adminOrders.orderDesk.street', { building, street }).trim()],
    [
      floor && t('adminOrders.orderDesk.floor', { floor }),
      apartment && t('adminOrders.orderDesk.apartment', { apartment }),
      address.landmark,
    ],
    [address.city, address.governorate],
  ];
  return lines
    .map((parts) => parts.filter(Boolean).map(isolate).join(t('adminOrders.orderDesk.comma')))
    .filter(Boolean);
}
