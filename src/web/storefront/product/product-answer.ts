import type { StockAlertResult } from '#services/stock-alerts/request-stock-alert.server.ts';
import type { WriteReviewResult } from '#services/reviews/write-review.server.ts';
import type { GuardRefusal } from '../../shared/form-guard.ts';

type Refused<Result> = Exclude<Result, { ok: true }>;
type Taken = { ok: true; reason?: undefined };
/** The connection or we failed; the browser says so itself. */
type Failed = { ok: false; reason: 'failed' };

export type AlertAnswer =
  | Taken
  | ((
      | Failed
      | GuardRefusal
      | Exclude<Refused<StockAlertResult>, { reason: 'email_required' }>
      | { ok: false; reason: 'invalid_email' }
    ) & { email: string });

export interface TypedReview {
  rating: string;
  text: string;
  anonymous: boolean;
}

export type ReviewAnswer =
  | Taken
  | ((
      | Failed
      | GuardRefusal
      | Refused<WriteReviewResult>
      | { ok: false; reason: 'invalid_input'; fields: ReviewProblems }
    ) & { typed: TypedReview });

export type ReviewProblems = Partial<Record<'rating' | 'text', 'required' | 'too_long'>>;

export const photoProblems = ['too_many_images', 'image_too_large', 'not_an_image'] as const;

/** The page has two forms, and each looks for its own answer. */
export type ProductAnswer =
  | ({ form: 'alert'; email?: string } & AlertAnswer)
  | ({ form: 'review'; typed?: TypedReview } & ReviewAnswer);

export const typedReview = (form: FormData): TypedReview => ({
  rating: textOf(form, 'rating'),
  text: textOf(form, 'text'),
  anonymous: form.has('anonymous'),
});

export const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What a form hears that never reached the shop, or that the shop could not answer. */
export function failedAnswer(form: FormData): ProductAnswer {
  const failed = { ok: false, reason: 'failed' } as const;
  return form.get('intent') === 'review'
    ? { form: 'review', ...failed, typed: typedReview(form) }
    : { form: 'alert', ...failed, email: textOf(form, 'email') };
}
