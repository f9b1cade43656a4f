import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { emailAddress } from '#domain/identity/account-forms.ts';
import { reviewInput } from '#domain/reviews/review.ts';
import { systemClock } from '#platform/clock.ts';
import { requestStockAlert } from '#services/stock-alerts/request-stock-alert.server.ts';
import { writeReview } from '#services/reviews/write-review.server.ts';
import { refuseBots } from '../../shared/form-guard.server.ts';
import { readForm } from '../../shared/read-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/read-upload-form.server.ts';
import { actorOf, pageAttempt } from '../../shared/session/session.server.ts';
import {
  textOf,
  typedReview,
  type AlertAnswer,
  type ProductAnswer,
  type ReviewAnswer,
  type ReviewProblems,
} from './product-answer.ts';

interface Sent {
  form: FormData;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export async function answerProductForm(request: Request, context: Sent['context']) {
  const carriesFiles = request.headers.get('Content-Type')?.startsWith('multipart/');
  const form = await (carriesFiles ? readUploadForm(request) : readForm(request));
  const sent = { form, request, context };
  const answer = await answerTo(sent);
  return data(answer, { status: answer.ok ? 200 : statusOf(answer.reason) });
}

async function answerTo(sent: Sent): Promise<ProductAnswer> {
  switch (sent.form.get('intent')) {
    case 'alert':
      return { form: 'alert', ...(await takeAlert(sent)) };
    case 'review':
      return { form: 'review', ...(await takeReview(sent)) };
    default:
      throw data(null, { status: 400 });
  }
}

function statusOf(reason: string): number {
  if (reason === 'rate_limited') return 429;
  if (reason === 'login_required') return 401;
  return reason === 'already_reviewed' ? 409 : 400;
}

async function takeAlert({ form, request, context }: Sent): Promise<AlertAnswer> {
  const email = textOf(form, 'email');
  const caught = refuseBots(form, systemClock.now());
  if (caught) return { ...caught, email };
  const actor = actorOf(context);
  const parsed = emailAddress.safeParse(email);
  if (actor.kind === 'visitor' && !parsed.success) {
    return { ok: false, reason: 'invalid_email', email };
  }
  const wanted = {
    productId: textOf(form, 'productId'),
    variantId: textOf(form, 'variantId') || null,
  };
  const who = { actor, attempt: pageAttempt(context, request) };
  const result = await requestStockAlert(wanted, parsed.data ?? null, who);
  if (result.ok) return result;
  return result.reason === 'email_required'
    ? { ok: false, reason: 'invalid_email', email }
    : { ...result, email };
}

async function takeReview({ form, request, context }: Sent): Promise<ReviewAnswer> {
  const typed = typedReview(form);
  const caught = refuseBots(form, systemClock.now());
  if (caught) return { ...caught, typed };
  const parsed = reviewInput.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    return { ok: false, reason: 'invalid_input', fields: problemsOf(parsed.error), typed };
  }
  const who = { actor: actorOf(context), attempt: pageAttempt(context, request) };
  const review = { ...parsed.data, photos: filesOf(form, 'photos') };
  const result = await writeReview(textOf(form, 'productId'), review, who);
  return result.ok ? result : { ...result, typed };
}

/** The schema names its refusals; the first of a field is the one to mend first. */
function problemsOf(error: z.ZodError): ReviewProblems {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path[0], message]),
  );
}
