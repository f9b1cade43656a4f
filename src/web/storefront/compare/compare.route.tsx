import { productDetailsArea } from '#i18n/areas/product-details.ts';
import { compareAddress, readCompared } from '#domain/catalog/compare.ts';
import { useT } from '#i18n/react.tsx';
import { compareProducts } from '#services/catalog/compare-products.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/compare.route.ts';
import { CompareTable } from './compare-table.tsx';

export const loader = ({ url, context }: Route.LoaderArgs) =>
  compareProducts(readCompared(url.searchParams), readerOf(context));

export default function Compare({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={productDetailsArea}>
      <ComparePage pieces={loaderData} />
    </AreaMessages>
  );
}

function ComparePage({ pieces }: { pieces: Route.ComponentProps['loaderData'] }) {
  const t = useT();
  const withoutPiece = (slug: string) =>
    compareAddress(pieces.map((piece) => piece.slug).filter((each) => each !== slug));
  return (
    <div className="page compare">
      <PageHead title={t('productDetails.compare.title')} robots="noindex" />
      {pieces.length === 0 ? (
        <EmptyState
          heading="h1"
          title={t('productDetails.compare.empty')}
          description={t('productDetails.compare.emptyText')}
          actions={
            <>
              <ButtonLink to="/wishlist">{t('productDetails.compare.toWishlist')}</ButtonLink>
              <ButtonLink to="/shop" variant="outline">
                {t('productDetails.compare.toShop')}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <h1 className="text-4xl">{t('productDetails.compare.title')}</h1>
          <p className="mt-3 text-muted">{t('productDetails.compare.text')}</p>
          <CompareTable pieces={pieces} withoutPiece={withoutPiece} />
        </>
      )}
    </div>
  );
}
