import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { emailAddress } from '#domain/identity/account-forms.ts';
import { reviewInput } from '#domain/reviews/review.ts';
import { requestStockAlert } from '#services/stock-alerts/request-stock-alert.server.ts';
import { writeReview } from '#services/reviews/write-review.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';

interface Sender {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The page has two forms: a review, and an alert for a piece that is sold out. */
export async function submitProductForm(sender: Sender) {
  const { request, context } = sender;
  const carriesFiles = request.headers.get('Content-Type')?.startsWith('multipart/');
  // Customers alone write reviews, but what a visitor typed comes back.
  const maySendFiles = actorOf(context).kind === 'user';
  const form = await (carriesFiles ? readUploadForm(request, { maySendFiles }) : readForm(request));
  switch (form.get('intent')) {
    case 'alert':
      return submitAlert(form, sender);
    case 'review':
      return submitReview(form, sender);
    default:
      throw data(null, { status: 400 });
  }
}

const alertInput = z.object({
  productId: z.string().default(''),
  variantId: z.string().optional(),
  email: z.string().optional(),
});

function submitAlert(form: FormData, { request, context }: Sender) {
  return handleForm(form, {
    schema: alertInput,
    isPublic: true,
    submit: async ({ productId, variantId, email }) => {
      const actor = actorOf(context);
      const parsed = emailAddress.safeParse(email);
      const invalidEmail = {
        ok: false as const,
        reason: 'invalid_input',
        fields: { email: 'invalid_email' },
      };
      // A customer's address is known.
      if (actor.kind === 'visitor' && !parsed.success) return invalidEmail;
      const caller = { actor, attempt: readRequestFacts(context, request) };
      const wanted = { productId, variantId: variantId || null };
      const result = await requestStockAlert(wanted, parsed.data ?? null, caller);
      return !result.ok && result.reason === 'email_required' ? invalidEmail : result;
    },
  });
}

const productReviewInput = reviewInput.extend({ productId: z.string().default('') });
const photoProblems = new Set(['too_many_images', 'image_too_large', 'not_an_image']);

function submitReview(form: FormData, { request, context }: Sender) {
  return handleForm(form, {
    schema: productReviewInput,
    isPublic: true,
    submit: async ({ productId, ...review }) => {
      const caller = { actor: actorOf(context), attempt: readRequestFacts(context, request) };
      const photos = filesOf(form, 'photos');
      const result = await writeReview(productId, { ...review, photos }, caller);
      if (result.ok || !photoProblems.has(result.reason)) return result;
      return { ...result, fields: { photos: result.reason } };
    },
  });
}
