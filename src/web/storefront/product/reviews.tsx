import { useLocation } from 'react-router';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Distribution, Review, ReviewPhoto } from '#domain/reviews/review.ts';
import {
  reviewPageSize,
  writeReviewQuery,
  type ReviewQuery,
} from '#domain/reviews/review-query.ts';
import { languageOf, type Locale } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Stars } from '#ui/stars.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { ReviewBars } from './review-bars.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewSortForm } from './review-sort-form.tsx';

interface ReviewsProps {
  product: ProductDetail;
  reviews: Review[];
  photos: ReviewPhoto[];
  distribution: Distribution;
  query: ReviewQuery;
  serverResult: FormResult | undefined;
}

export function Reviews(props: ReviewsProps) {
  const { product, reviews, photos, distribution, query, serverResult } = props;
  const { rating, reviewCount } = product;
  const { t } = useLanguage();
  const { search } = useLocation();
  const pages = Math.ceil(reviewCount / reviewPageSize);
  const hrefFor = (page: number) =>
    `${writeReviewQuery(new URLSearchParams(search), { ...query, page })}#reviews`;
  return (
    <section id="reviews" className="section reviews" aria-labelledby="reviews-title">
      <div className="grid content-start gap-6">
        <h2 id="reviews-title">{t('productDetails.reviews.title')}</h2>
        {reviewCount > 0 ? (
          <StoredMarkup name="rating" data={[rating, reviewCount, distribution]}>
            {() => <ReviewBars {...{ rating, reviewCount, distribution }} />}
          </StoredMarkup>
        ) : (
          <p className="text-muted">{t('productDetails.reviews.none')}</p>
        )}
      </div>
      <div className="grid content-start gap-8">
        {reviewCount > 0 && (
          <div>
            {photos.length > 1 && (
              <CustomerPhotos photos={photos} label={t('productDetails.reviews.photosOfAll')} />
            )}
            {reviewCount > 1 && <ReviewSortForm sort={query.sort} />}
            <ul className="review-list">
              {reviews.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
            {pages > 1 && (
              <Pagination className="mt-8" page={query.page} pages={pages} hrefFor={hrefFor} />
            )}
          </div>
        )}
        <ReviewForm product={product} serverResult={serverResult} />
      </div>
    </section>
  );
}

interface CustomerPhotosProps {
  photos: readonly ReviewPhoto[];
  /** Of the photos of all reviews; those within one need none. */
  label?: string;
}

/** Photographs in the customer's framing; each opens in full. */
function CustomerPhotos({ photos, label }: CustomerPhotosProps) {
  const { t, number } = useLanguage();
  // Without the author: names are in the writer's language.
  const altOf = (position: number) =>
    t('productDetails.reviews.photo', { position: number(position + 1) });
  return (
    <ul className="review-photos" aria-label={label}>
      {photos.map(({ id, url, width, height }, position) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img src={url} alt={altOf(position)} {...{ width, height }} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  // Customers write in their own language, whichever the page is in.
  const language = languageOf(review.text);
  return (
    <li dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <StoredMarkup name="review" data={[review]}>
        {() => <ReviewContent review={review} language={language} />}
      </StoredMarkup>
    </li>
  );
}

function ReviewContent({ review, language }: { review: Review; language: Locale }) {
  const { t, date, locale } = useLanguage();
  return (
    <>
      <Stars rating={review.rating} />
      <p lang={language} className="mt-3">
        {review.text}
      </p>
      {review.photos.length > 0 && <CustomerPhotos photos={review.photos} />}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <bdi>{review.author ?? t('productDetails.reviews.anonymous')}</bdi>
        <time dateTime={review.writtenOn}>{date(review.writtenOn, 'medium')}</time>
        {language !== locale && <span>{t(`productDetails.reviews.writtenIn.${language}`)}</span>}
        {review.verified && <Badge tone="success">{t('productDetails.reviews.verified')}</Badge>}
      </p>
    </>
  );
}
