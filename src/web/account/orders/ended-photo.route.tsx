import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { findOrderOfEndedToken } from '#services/orders/read-order-photo.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MessagePage } from '../../shared/errors/message-page.tsx';
import type { Route } from './+types/ended-photo.route.ts';

/** Where the link of a mail to a photo leads after its time. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const order = await findOrderOfEndedToken({ id: params.id, token, now: systemClock.now() });
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const path = order.isGuests ? '/track-order' : `/account/orders/${order.id}`;
  return data({ path }, { status: 410 });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function EndedPhoto({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <MessagePage
        title={t('account.order.endedPhoto.title')}
        text={t('account.order.endedPhoto.text')}
        actions={
          <>
            <ButtonLink to={loaderData.path}>{t('account.order.find.submit')}</ButtonLink>
            <ButtonLink to="/contact" variant="outline">
              {t('account.order.expiredLink.contact')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
