import { useEffect } from 'react';
import { redirect, useFetcher } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { actorOf } from '../../shared/session/session.server.ts';
import { useStored } from '../../shared/storage/use-stored.ts';
import { useSetWish, wishlistKey } from '../../shared/wishlist/use-wishlist.ts';
import { WishGrid } from '../../shared/wishlist/wish-grid.tsx';
import type { Route } from './+types/wishlist.route.ts';
import { changeWishes } from './change-wishes.server.ts';
import type { loader as wishesLoader } from './wishes.route.ts';

/** A customer's list is in the account; this page shows the one in a visitor's browser. */
export function loader({ context }: Route.LoaderArgs) {
  return actorOf(context).kind === 'user' ? redirect('/account/wishlist') : null;
}

export const action = ({ request, context }: Route.ActionArgs) => changeWishes(request, context);

export default function VisitorsWishlist() {
  const t = useT();
  const ids = readIds(useStored(wishlistKey));
  const { load, data } = useFetcher<typeof wishesLoader>();
  const setWish = useSetWish();
  const requestedIds = ids.join();
  useEffect(() => {
    if (requestedIds) void load(`/wishlist/pieces?ids=${requestedIds}`);
  }, [requestedIds, load]);
  const wishes = (data ?? []).filter(({ id }) => ids.includes(id));

  return (
    <div className="page wish-page">
      <PageHead title={t('storefront.wishlist.title')} robots="noindex" />
      <header className="wish-page-head">
        <h1 className="text-4xl">{t('storefront.wishlist.title')}</h1>
        <p className="text-muted">{t('wishlist.visitor')}</p>
        <ButtonLink to="/login?next=/account/wishlist" variant="outline">
          {t('wishlist.signIn')}
        </ButtonLink>
      </header>
      {ids.length === 0 ? (
        <EmptyState
          title={t('wishlist.empty')}
          description={t('wishlist.emptyText')}
          actions={<ButtonLink to="/shop">{t('wishlist.browse')}</ButtonLink>}
        />
      ) : (
        <WishGrid wishes={wishes} onRemove={(id) => setWish(id, false)} />
      )}
    </div>
  );
}
