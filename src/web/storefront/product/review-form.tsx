import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { pictureTypes } from '#domain/uploads/files.ts';
import { maxReviewPhotos } from '#domain/reviews/review.ts';
import { maxReviewLength } from '#domain/reviews/review-query.ts';
import { useT } from '#i18n/react.tsx';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { StarsInput } from '#ui/stars-input.tsx';
import { toast } from '#ui/toast-store.ts';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { FormField, TextAreaField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { usePersonalParts } from '../../shared/session/arrived-parts.ts';
import { useAuth } from '../../shared/session/auth.tsx';

interface ReviewFormProps {
  product: ProductDetail;
  serverResult: FormResult | undefined;
}

const problemKeys: Readonly<Record<string, ProblemKey>> = {
  'text required': 'textRequired',
  'text too_long': 'textTooLong',
  'photos too_many_images': 'too_many_images',
  'photos image_too_large': 'image_too_large',
  'photos not_an_image': 'not_an_image',
};

type ProblemKey =
  | 'textRequired'
  | 'textTooLong'
  | 'too_many_images'
  | 'image_too_large'
  | 'not_an_image';

/** For one to five stars. */
const starTexts = ['poor', 'fair', 'good', 'fine', 'perfect'] as const;

const statusTexts = {
  pending: 'productDetails.reviews.sent',
  approved: 'productDetails.reviews.published',
  rejected: 'productDetails.reviews.notPublished',
} as const satisfies Record<ReviewStatus, string>;

export function ReviewForm(props: ReviewFormProps) {
  const t = useT();
  const mayWrite = useWasSignedIn();
  const { pathname, search } = useLocation();
  if (mayWrite) return <WriteReview {...props} />;
  const next = encodeURIComponent(`${pathname}${search}#reviews`);
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('productDetails.reviews.loginRequired')}</p>
      <ButtonLink to={`/login?next=${next}`} variant="outline" size="small">
        {t('productDetails.reviews.login')}
      </ButtonLink>
    </div>
  );
}

/** Once true it stays so: when the session ends, what was typed would go with the form. */
function useWasSignedIn(): boolean {
  const isSignedIn = useAuth().state === 'signed-in';
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn;
}

function WriteReview({ product, serverResult }: ReviewFormProps) {
  const t = useT();
  const form = useShopForm({ intent: 'review', serverResult });
  const values = form.rejection?.values;
  // The stars that were pressed in the mail about a delivered order.
  const mailedRating = new URLSearchParams(useLocation().search).get('rating');
  const reasonTexts = useReasonTexts();
  const problemText = (problem: string, field: string) => {
    const key = problemKeys[`${field} ${problem}`];
    return key && t(`productDetails.reviews.${key}`);
  };
  useOnNewValue(form.success, () =>
    toast({ title: t('productDetails.reviews.sentTitle'), variant: 'success' }),
  );

  const ownReview = usePersonalParts().badges?.reviewed[product.id];
  const status = ownReview ?? (form.success ? 'pending' : null);
  if (status) return <p role="status">{t(statusTexts[status])}</p>;
  return (
    <details className="review-write" open={form.rejection || mailedRating ? true : undefined}>
      <summary className="button button-outline button-small">
        {t('productDetails.reviews.write')}
      </summary>
      <ShopForm
        form={form}
        action="#reviews"
        encType="multipart/form-data"
        idPrefix="review"
        labels={{
          text: t('productDetails.reviews.text'),
          photos: t('productDetails.reviews.photos'),
        }}
        problemText={problemText}
        reasonTexts={reasonTexts}
        hasNotice={false}
        hasToast
        className="review-form"
      >
        <input type="hidden" name="productId" value={product.id} />
        <BotGuard />
        <div>
          <StarsInput
            name="rating"
            label={t('productDetails.reviews.rating')}
            defaultValue={Number(values?.['rating'] ?? mailedRating ?? 0)}
            texts={starTexts.map((each) => t(`productDetails.reviews.ofStars.${each}`))}
          />
          <FieldError>
            {form.rejection?.fields['rating'] && t('productDetails.reviews.ratingRequired')}
          </FieldError>
        </div>
        <TextAreaField name="text" maxLength={maxReviewLength} required />
        <FormField
          name="photos"
          hint={t('productDetails.reviews.photosHint', { count: maxReviewPhotos })}
        >
          <FileInput name="photos" accept={pictureTypes} multiple />
        </FormField>
        <Checkbox
          name="anonymous"
          label={t('productDetails.reviews.hideName')}
          defaultChecked={values?.['anonymous'] !== undefined}
        />
        <SubmitButton busyLabel={t('productDetails.reviews.busy')}>
          {t('productDetails.reviews.submit')}
        </SubmitButton>
        <RejectionLine />
      </ShopForm>
    </details>
  );
}

/** What is wrong with the whole; the fields show their own problems. */
function useReasonTexts() {
  const t = useT();
  const failed = t('productDetails.reviews.failed');
  return {
    invalid_input: '',
    already_reviewed: t('productDetails.reviews.already'),
    login_required: t('productDetails.reviews.loginRequired'),
    too_many_images: t('productDetails.reviews.too_many_images'),
    image_too_large: t('productDetails.reviews.image_too_large'),
    not_an_image: t('productDetails.reviews.not_an_image'),
    failed,
    unreachable: failed,
  };
}
