import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Review } from '#domain/reviews/review.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Stars } from '#ui/stars.tsx';

export function Reviews({ product, reviews }: { product: ProductDetail; reviews: Review[] }) {
  const { t } = useLanguage();
  return (
    <section
      id="reviews"
      className="section border-t border-hairline"
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title">{t('storefront.product.reviews')}</h2>
      {reviews.length === 0 ? (
        <p className="mt-4 text-muted">{t('storefront.product.noReviews')}</p>
      ) : (
        <>
          <p className="mt-3 flex items-center gap-3 text-muted">
            <Stars rating={product.rating} />
            {t('storefront.product.reviewCount', { count: product.reviewCount })}
          </p>
          <ul className="reviews">
            {reviews.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const { t, date } = useLanguage();
  return (
    <li>
      <Stars rating={review.rating} />
      {/* People write in their own language, whichever the page is in. */}
      <p dir="auto" className="mt-3">
        {review.text}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <bdi>{review.author ?? t('storefront.product.anonymous')}</bdi>
        <time dateTime={review.writtenAt}>{date(review.writtenAt, 'medium')}</time>
        {review.verified && <Badge tone="success">{t('storefront.product.verified')}</Badge>}
      </p>
    </li>
  );
}
