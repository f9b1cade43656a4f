import { isZero, subtract } from '#domain/money.ts';
import {
  dueLabel,
  lastMoneyLine,
  type OrderMoney,
  taxOfOrder,
} from '#domain/orders/order-money.ts';
import { formatMoney } from '#i18n/format.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KhatamPattern, KhatamRosette } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { WhatsAppLink } from '../../shared/whatsapp/whatsapp-link.tsx';
import { Amounts } from '../cart/amounts.tsx';
import { AddressLines } from './address-lines.tsx';
import { ConfirmedPieces } from './confirmed-pieces.tsx';

interface ConfirmationProps {
  order: OrderDetail;
  /** From the link of a guest; null for customers. */
  guestToken: string | null;
}

export function Confirmation({ order, guestToken }: ConfirmationProps) {
  const { t } = useLanguage();
  const { user } = useAuth();
  const name = isolate(order.address.fullName);
  return (
    <article className="confirmation">
      <header>
        <KhatamRosette className="size-20 text-brass" />
        <h1>{t('cart.confirmation.headline', { name })}</h1>
        <p>
          {t('cart.confirmation.lead', {
            number: order.number,
            email: order.email,
          })}
        </p>
      </header>
      <Facts order={order} />
      <p className="confirmation-actions">
        <ButtonLink to={followAddress(order.id, guestToken)} size="large">
          {t('cart.confirmation.follow')}
        </ButtonLink>
        {guestToken !== null && <SaveOrder order={order} guestToken={guestToken} />}
      </p>
      <div className="confirmation-parts">
        <NextSteps order={order} />
        <Ordered order={order} />
      </div>
      {!user && <Invitation email={order.email} guestToken={guestToken} />}
      <footer className="confirmation-actions">
        <ButtonLink to="/shop" variant="outline" size="large">
          {t('cart.confirmation.shop')}
        </ButtonLink>
      </footer>
    </article>
  );
}

const followAddress = (orderId: string, guestToken: string | null) =>
  guestToken === null
    ? `/account/track-order/${orderId}`
    : `/track-order?token=${encodeURIComponent(guestToken)}`;

/** A guest who sends the link to themselves has it on the phone for good. */
function SaveOrder({ order, guestToken }: { order: OrderDetail; guestToken: string }) {
  const { t } = useLanguage();
  const { publicUrl, prefix, site } = useShell();
  const address = `${publicUrl}${prefix}${followAddress(order.id, guestToken)}`;
  const intro = t('storefront.whatsApp.texts.save', { number: order.number, brand: site.name });
  return (
    <WhatsAppLink text={`${intro}\n${address}`} toAnyone size="large">
      {t('storefront.whatsApp.save')}
    </WhatsAppLink>
  );
}

/** An order keeps the currency it was placed in, whatever the shop uses since. */
function useMoneyOf({ currency }: OrderDetail) {
  const { locale } = useLanguage();
  const { digits } = useShell().site;
  return (amount: string) => formatMoney(amount, locale, currency, digits);
}

function Facts({ order }: { order: OrderDetail }) {
  const { t, date } = useLanguage();
  const { number, placedAt, expected } = order;
  return (
    <dl className="confirmation-facts">
      <KhatamPattern />
      <div>
        <dt>{t('cart.confirmation.number')}</dt>
        <dd>
          <bdi dir="ltr">{number}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('cart.confirmation.placedOn')}</dt>
        <dd>{date(placedAt)}</dd>
      </div>
      {expected && (
        <div>
          <dt>{t('cart.confirmation.arrives')}</dt>
          <dd>
            {expected.from === expected.to
              ? date(expected.from, 'day')
              : t('cart.confirmation.arrivesBetween', {
                  from: date(expected.from, 'day'),
                  to: date(expected.to, 'day'),
                })}
          </dd>
          <dd>
            <Link to={`/checkout/calendar?${calendarQuery(order)}`} reloadDocument>
              {t('cart.confirmation.calendar')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

const calendarQuery = ({ number, expected }: OrderDetail): string =>
  new URLSearchParams({ number, ...expected }).toString();

function NextSteps({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const money = useMoneyOf(order);
  const { contact } = useShell().site;
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title">{t('cart.confirmation.nextTitle')}</h2>
      {order.money.state === 'to_collect' ? (
        <ol className="confirmation-next">
          <li>{t('cart.confirmation.nextCall', { phone: order.address.phone })}</li>
          <li>{t('cart.confirmation.nextMake')}</li>
          <li>{t('cart.confirmation.nextBring')}</li>
          <li>{t('cart.confirmation.nextPay', { amount: isolate(money(order.money.due)) })}</li>
        </ol>
      ) : (
        <p className="my-4">
          {t('cart.confirmation.wentOn', {
            status: t(`cart.confirmation.status.${order.status}`),
          })}
        </p>
      )}
      <p className="text-sm text-muted">
        {t('cart.confirmation.question', { phone: contact.phone })}
      </p>
      <WhatsAppLink
        text={t('storefront.whatsApp.texts.order', { number: order.number })}
        showsHours
        size="small"
        className="mt-4"
      >
        {t('storefront.whatsApp.askOrder')}
      </WhatsAppLink>
    </section>
  );
}

const moneyKey = (money: OrderMoney) => {
  const { name } = lastMoneyLine(money);
  return name === 'due'
    ? (`cart.confirmation.money.due.${dueLabel(money)}` as const)
    : (`cart.confirmation.money.${name}` as const);
};

function Ordered({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const money = useMoneyOf(order);
  const { address } = order;
  const isFree = isZero(order.shipping);
  const hasTax = taxOfOrder(order) !== null;
  const last = lastMoneyLine(order.money);
  return (
    <section aria-labelledby="ordered-title" className="grid content-start gap-8">
      <h2 id="ordered-title">{t('cart.confirmation.items')}</h2>
      <ConfirmedPieces items={order.items} money={money} />
      <Amounts
        subtotal={money(order.subtotal)}
        discount={
          isZero(order.discount)
            ? null
            : { code: order.couponCode, amount: money(`-${order.discount}`) }
        }
        total={money(subtract(order.subtotal, order.discount))}
        shipping={{
          label: t('cart.confirmation.shipping'),
          amount: isFree ? t('cart.summary.free') : money(order.shipping),
        }}
        tax={
          hasTax
            ? {
                label: t('cart.confirmation.tax'),
                amount: order.taxIncluded ? t('cart.summary.taxIncluded') : money(order.tax),
              }
            : null
        }
        payable={{ label: t(moneyKey(order.money)), amount: money(last.amount) }}
      />
      <div className="confirmation-where">
        <div>
          <h3>{t('cart.confirmation.address')}</h3>
          <AddressLines
            address={{ ...address, full_name: address.fullName }}
            governorate={address.governorate}
          />
        </div>
        {order.notes && (
          <div>
            <h3>{t('cart.confirmation.notes')}</h3>
            <p className="checkout-notes">{order.notes}</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Invitation({ email, guestToken }: { email: string; guestToken: string | null }) {
  const { t } = useLanguage();
  // The token instead of the e-mail, which does not belong in addresses.
  const query = guestToken ? `?order=${encodeURIComponent(guestToken)}` : '';
  return (
    <section className="confirmation-invitation" aria-labelledby="invitation-title">
      <h2 id="invitation-title">{t('cart.confirmation.accountTitle')}</h2>
      <p>{t('cart.confirmation.accountText', { email: email })}</p>
      <ButtonLink to={`/signup${query}`} variant="outline">
        {t('cart.confirmation.createAccount')}
      </ButtonLink>
    </section>
  );
}
