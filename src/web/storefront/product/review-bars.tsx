import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Distribution } from '#domain/reviews/review.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Stars } from '#ui/stars.tsx';

const ratings = [5, 4, 3, 2, 1] as const;

interface ReviewBarsProps extends Pick<ProductDetail, 'rating' | 'reviewCount'> {
  distribution: Distribution;
}

/** The average rating and the number of reviews per star. */
export function ReviewBars({ rating, reviewCount, distribution }: ReviewBarsProps) {
  const { t, number } = useLanguage();
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display text-3xl" aria-hidden="true">
          {number(Math.round(rating * 10) / 10)}
        </span>
        <Stars rating={rating} />
        <span className="text-sm text-muted">
          {t('storefront.product.reviewCount', { count: reviewCount })}
        </span>
      </p>
      <ul className="review-bars">
        {ratings.map((stars) => {
          const count = distribution[stars];
          return (
            <li key={stars}>
              <span aria-hidden="true">{number(stars)}</span>
              <meter
                min={0}
                max={reviewCount}
                value={count}
                aria-label={t('productDetails.reviews.bar', {
                  stars: t('productDetails.reviews.stars', { count: stars }),
                  count,
                })}
              />
              <span aria-hidden="true">{number(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
