import { Form, useLocation, useNavigate } from 'react-router';
import { aspects } from '#domain/catalog/variant-choice.ts';
import { reviewSorts, writeReviewQuery, type ReviewSort } from '#domain/reviews/review-query.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

/** With scripts a choice applies at once; without them the button submits it. */
export function ReviewSortForm({ sort }: { sort: ReviewSort }) {
  const t = useT();
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const selection = aspects.flatMap((aspect) => {
    const value = search.get(aspect);
    return value ? [[aspect, value] as const] : [];
  });
  return (
    <Form action="#reviews" className="mb-6 flex items-end gap-3">
      {selection.map(([aspect, value]) => (
        <input key={aspect} type="hidden" name={aspect} value={value} />
      ))}
      <Field label={t('productDetails.reviews.sort')}>
        <Select
          name="reviews"
          value={sort}
          options={reviewSorts.map((each) => ({
            value: each,
            label: t(`productDetails.reviews.${each}`),
          }))}
          onChange={({ target }) =>
            void navigate(
              writeReviewQuery(search, { sort: target.value as ReviewSort, page: 1 }) || '.',
              { preventScrollReset: true },
            )
          }
        />
      </Field>
      <noscript>
        <Button type="submit" variant="outline">
          {t('productDetails.reviews.apply')}
        </Button>
      </noscript>
    </Form>
  );
}
