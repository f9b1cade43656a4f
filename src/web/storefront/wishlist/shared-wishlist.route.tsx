import { data, isRouteErrorResponse } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { readSharedWishlist } from '#services/wishlist/read-wishlist.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { WishGrid } from '../../shared/wishlist/wish-grid.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/shared-wishlist.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const shared = await readSharedWishlist(params.token, readerOf(context));
  if (!shared) throw data(null, { status: 404 });
  // The owner may revoke the link at any time, so the page is not cached.
  return data(shared, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function SharedWishlist({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { owner, wishes } = loaderData;
  const title = owner ? t('wishlist.ownerTitle', { name: owner }) : t('storefront.wishlist.title');
  return (
    <div className="page wish-page">
      <PageHead title={title} robots="noindex" />
      <header className="wish-page-head">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-muted">{t('wishlist.sharedText')}</p>
      </header>
      {wishes.length === 0 ? (
        <EmptyState
          title={t('wishlist.sharedEmpty')}
          actions={<ButtonLink to="/shop">{t('wishlist.browse')}</ButtonLink>}
        />
      ) : (
        <WishGrid wishes={wishes} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <FailurePage title={t('wishlist.failed')} />;
  }
  return (
    <>
      <PageHead title={t('wishlist.endedTitle')} robots="noindex" />
      <EmptyState
        heading="h1"
        title={t('wishlist.endedTitle')}
        description={t('wishlist.endedText')}
        actions={<ButtonLink to="/shop">{t('wishlist.browse')}</ButtonLink>}
      />
    </>
  );
}
