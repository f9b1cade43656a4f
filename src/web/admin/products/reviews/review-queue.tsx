import { useRef } from 'react';
import { languageOf } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { PendingReview } from '#services/reviews/read-pending-review.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Stars } from '#ui/stars.tsx';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { usePageKeys } from '../../shortcuts/use-shortcuts.ts';
import './review-queue.css';

interface ReviewQueueProps {
  review: PendingReview | null;
  waiting: number;
}

/** One review at a time, oldest first. Words are approved or rejected, never edited. */
export function ReviewQueue({ review, waiting }: ReviewQueueProps) {
  const { t } = useLanguage();
  if (!review)
    return <p className="review-queue text-muted">{t('adminProducts.reviewQueue.none')}</p>;
  return (
    <section className="review-queue" aria-labelledby="review-queue-title">
      <h2 id="review-queue-title" className="text-xl">
        {t('adminProducts.reviewQueue.waiting', { count: waiting })}
      </h2>
      <Review review={review} />
      <Decision key={review.id} id={review.id} />
    </section>
  );
}

function Review({ review }: { review: PendingReview }) {
  const { t, date, locale } = useLanguage();
  const name = (locale === 'ar' && review.productAr) || review.product;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Link to={`/product/${review.slug}`} target="_blank">
          {name}
        </Link>
        <Stars rating={review.rating} />
        {review.isVerified && (
          <Badge tone="success">{t('adminProducts.reviewList.columns.isVerified')}</Badge>
        )}
      </p>
      <blockquote dir="auto" lang={languageOf(review.text)} className="review-queue-text">
        {review.text}
      </blockquote>
      <Photos photos={review.photos} />
      <p className="text-sm text-muted">
        <bdi>{review.author ?? t('adminProducts.reviewQueue.anonymous')}</bdi>{' '}
        <time dateTime={review.writtenAt.toISOString()}>{date(review.writtenAt, 'dateTime')}</time>
      </p>
    </div>
  );
}

function Photos({ photos }: Pick<PendingReview, 'photos'>) {
  const { t, number } = useLanguage();
  if (photos.length === 0) return null;
  return (
    <ul className="review-queue-photos">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={`/media/reviews/${id}`} target="_blank" rel="noopener">
            <img
              src={`/media/reviews/${id}`}
              alt={t('adminProducts.reviewQueue.photo', { position: number(index + 1) })}
              {...{ width, height }}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A approves, R rejects. */
function Decision({ id }: { id: string }) {
  const { t } = useLanguage();
  const form = useShopForm({ fetcherKey: `review ${id}` });
  const approve = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  usePageKeys({ KeyA: () => approve.current?.click(), KeyR: () => reject.current?.click() });
  return (
    <DeskForm form={form} hasNotice={false} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="review" value={id} />
      <SubmitButton
        ref={approve}
        name="decision"
        value="approved"
        aria-keyshortcuts="A"
        busyLabel={t('adminProducts.reviewQueue.saving')}
      >
        {t('adminProducts.reviewQueue.approve')} <kbd>A</kbd>
      </SubmitButton>
      <SubmitButton
        ref={reject}
        variant="outline"
        name="decision"
        value="rejected"
        aria-keyshortcuts="R"
        busyLabel={t('adminProducts.reviewQueue.saving')}
      >
        {t('adminProducts.reviewQueue.reject')} <kbd>R</kbd>
      </SubmitButton>
      <p className="text-sm text-muted">{t('adminProducts.reviewQueue.consequence')}</p>
      <RejectionLine />
    </DeskForm>
  );
}
