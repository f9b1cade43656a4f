import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { pictureTypes } from '#domain/uploads/files.ts';
import { maxReviewPhotos } from '#domain/reviews/review.ts';
import { maxReviewLength } from '#domain/reviews/review-query.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { Link } from '#ui/link.tsx';
import { StarsInput } from '#ui/stars-input.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { toast } from '#ui/toast-store.ts';
import { FormGuard, useGuardWords } from '../../shared/form-guard.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { photoProblems, type ProductAnswer, type ReviewAnswer } from './product-answer.ts';

interface ReviewFormProps {
  product: ProductDetail;
  /** The answer to a form that was sent without scripts. */
  answer: ProductAnswer | undefined;
}

const textProblems = {
  required: 'productDetails.reviews.textRequired',
  too_long: 'productDetails.reviews.textTooLong',
} as const;

export function ReviewForm(props: ReviewFormProps) {
  const t = useT();
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  if (state === 'signed-in') return <WriteReview {...props} />;
  const next = encodeURIComponent(`${pathname}${search}#reviews`);
  return (
    <p className="text-sm">
      {t('productDetails.reviews.loginRequired')}{' '}
      <Link to={`/login?next=${next}`}>{t('productDetails.reviews.login')}</Link>
    </p>
  );
}

function WriteReview({ product, answer }: ReviewFormProps) {
  const t = useT();
  const fetcher = useFetcher<ProductAnswer>();
  const given = fetcher.data ?? answer;
  const review = given?.form === 'review' ? given : null;
  const problem = useReviewProblem(review);
  const fields = review?.reason === 'invalid_input' ? review.fields : {};
  const photos = photoProblems.find((each) => each === review?.reason);
  const told = useRef<object>(null);

  useEffect(() => {
    if (!review || told.current === review) return;
    told.current = review;
    if (review.ok) toast({ title: t('productDetails.reviews.sentTitle'), variant: 'success' });
    else if (problem) toast({ title: problem, variant: 'destructive' });
  }, [review, problem, t]);

  if (review?.ok) return <p role="status">{t('productDetails.reviews.sent')}</p>;
  return (
    <fetcher.Form
      method="post"
      action="#reviews"
      encType="multipart/form-data"
      noValidate
      className="review-form"
    >
      <h3 className="text-xl">{t('productDetails.reviews.write')}</h3>
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="productId" value={product.id} />
      <FormGuard />
      <div>
        <StarsInput
          name="rating"
          label={t('productDetails.reviews.rating')}
          defaultValue={Number(review?.typed?.rating ?? 0)}
        />
        <FieldError>{fields.rating && t('productDetails.reviews.ratingRequired')}</FieldError>
      </div>
      <Field
        label={t('productDetails.reviews.text')}
        required
        error={fields.text && t(textProblems[fields.text])}
      >
        <TextArea
          name="text"
          maxLength={maxReviewLength}
          defaultValue={review?.typed?.text ?? ''}
        />
      </Field>
      <Field
        label={t('productDetails.reviews.photos')}
        hint={t('productDetails.reviews.photosHint', { count: maxReviewPhotos })}
        error={photos && t(`productDetails.reviews.${photos}`)}
      >
        <FileInput name="photos" accept={pictureTypes} multiple />
      </Field>
      <Checkbox
        name="anonymous"
        label={t('productDetails.reviews.hideName')}
        defaultChecked={review?.typed?.anonymous}
      />
      <Button
        type="submit"
        busy={fetcher.state !== 'idle'}
        busyLabel={t('productDetails.reviews.busy')}
      >
        {t('productDetails.reviews.submit')}
      </Button>
      <p role="alert" className="text-sm text-terracotta empty:hidden">
        {problem}
      </p>
    </fetcher.Form>
  );
}

/** What is wrong with the whole; the fields say their own. */
function useReviewProblem(answer: ReviewAnswer | null): string {
  const t = useT();
  const guardWords = useGuardWords();
  if (!answer || answer.ok) return '';
  switch (answer.reason) {
    case 'invalid_input':
      return '';
    case 'already_reviewed':
      return t('productDetails.reviews.already');
    case 'login_required':
      return t('productDetails.reviews.loginRequired');
    case 'too_many_images':
    case 'image_too_large':
    case 'not_an_image':
      return t(`productDetails.reviews.${answer.reason}`);
    case 'images_required':
    case 'not_found':
    case 'failed':
      return t('productDetails.reviews.failed');
    default:
      return guardWords(answer);
  }
}
