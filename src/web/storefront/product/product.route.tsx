import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { shopDay } from '#domain/catalog/delivery.ts';
import { readReviewQuery, reviewParameters } from '#domain/reviews/review-query.ts';
import { useT } from '#i18n/react.tsx';
import { environment } from '#platform/environment.server.ts';
import { findProduct } from '#services/catalog/find-product.server.ts';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { readSite } from '#services/site/site.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { MessagePage } from '../../shared/errors/message-page.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { breadcrumbStructuredData } from '../components/breadcrumb-structured-data.ts';
import { movedOrMissing } from '../components/moved-or-missing.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/product.route.ts';
import { BelowFold, BesideBuying, Gallery } from './deferred-parts.ts';
import { productStructuredData } from './product-structured-data.server.ts';
import { ProductSummary } from './product-summary.tsx';
import { submitProductForm } from './submit-product-form.server.ts';
import { useVariantSelection } from './use-variant-selection.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const reviewQuery = readReviewQuery(url.searchParams);
  const [result, places, { currency }] = await Promise.all([
    findProduct(params.key, reader, reviewQuery),
    readGovernorates(reader.locale),
    readSite(reader.locale),
  ]);
  if (!result) throw await movedOrMissing('product', params.key);
  const shop = { publicUrl: environment().PUBLIC_URL, currency };
  const structuredData = productStructuredData(result.product, shop);
  return { ...result, structuredData, reviewQuery, places, today: shopDay(reader.now) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitProductForm({ request, context });

export { withActionHeaders as headers };

/** Another variant needs no request; only another list of reviews does. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = navigation;
  const isSame = (name: string) =>
    currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  const isOtherChoice =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    reviewParameters.every(isSame);
  return isOtherChoice && !formMethod ? false : defaultShouldRevalidate;
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { product, reviewQuery } = loaderData;
  const t = useT();
  const { publicUrl } = useShell();
  const choosing = useVariantSelection(product);
  const crumbs = [
    { label: t('storefront.shop.title'), to: '/shop' },
    {
      label: t(`storefront.rooms.${product.category}`),
      to: `/shop?category=${product.category}`,
    },
    { label: product.name },
  ];
  return (
    <article>
      <PageHead
        {...product.head}
        kind="product"
        sharedAs={`product/${product.slug}`}
        structuredData={[loaderData.structuredData, breadcrumbStructuredData(crumbs, publicUrl)]}
      />
      <div className="page">
        <StoredMarkup name="breadcrumb" data={[crumbs]}>
          {() => <Breadcrumb className="sm:py-4" crumbs={crumbs} />}
        </StoredMarkup>
        <div className="product-top">
          <Gallery product={product} choosing={choosing} />
          <ProductSummary product={product} selected={choosing} serverResult={actionData}>
            <BesideBuying
              product={product}
              offer={choosing.offer}
              choosing={choosing}
              governorates={loaderData.places}
              today={loaderData.today}
            />
          </ProductSummary>
        </div>
      </div>
      <BelowFold
        view={loaderData}
        reviewQuery={reviewQuery}
        choosing={choosing}
        serverResult={actionData}
      />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <FailurePage title={t('storefront.product.failed')} />;
  }
  return (
    <MessagePage
      title={t('storefront.product.notFoundTitle')}
      text={t('storefront.product.notFoundText')}
      actions={<ButtonLink to="/shop">{t('storefront.cartControls.shop')}</ButtonLink>}
      hasSearchAndRooms
    />
  );
}
