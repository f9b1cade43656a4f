import { useLanguage } from '#i18n/react.tsx';
import type { Dashboard } from '#services/account/dashboard.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KhatamPattern } from '#ui/khatam.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { PiecePicture } from '../../shared/pictures/piece-picture.tsx';

/** What most customers come for: where the order is and when it arrives. */
export function NextDelivery({ order }: { order: Dashboard['next'] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="next" className="next-delivery">
      <KhatamPattern className="opacity-60" />
      <div className="next-delivery-words">
        <p className="text-sm text-muted">{t('account.dashboard.next')}</p>
        {order ? <Coming order={order} /> : <Nothing />}
      </div>
      {order && (
        <div className="next-delivery-pictures">
          {order.shown.slice(0, 2).map(({ id, name, picture }) => (
            <PiecePicture
              key={id}
              src={picture}
              name={name}
              sizes="(min-width: 64rem) 14rem, 40vw"
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Coming({ order }: { order: NonNullable<Dashboard['next']> }) {
  const { t, date } = useLanguage();
  const { id, expected, status, shown } = order;
  return (
    <>
      <h2 id="next" className="text-2xl md:text-3xl">
        {shown[0]?.name}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <OrderStatusBadge status={status} />
        <bdi className="text-sm text-muted">{order.number}</bdi>
      </p>
      {expected && (
        <p>
          {t('account.dashboard.expected', {
            from: date(expected.from, 'day'),
            to: date(expected.to, 'day'),
          })}
        </p>
      )}
      <div>
        <ButtonLink to={`/account/track-order/${id}`}>{t('account.dashboard.track')}</ButtonLink>
      </div>
    </>
  );
}

function Nothing() {
  const { t } = useLanguage();
  return (
    <>
      <h2 id="next" className="text-2xl md:text-3xl">
        {t('account.dashboard.nextNone')}
      </h2>
      <p className="max-w-form text-muted">{t('account.dashboard.nextNoneText')}</p>
      <div>
        <ButtonLink to="/shop" variant="outline">
          {t('account.dashboard.browse')}
        </ButtonLink>
      </div>
    </>
  );
}
