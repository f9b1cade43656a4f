import { z } from 'zod';
import { customServiceInput } from '#domain/enquiries/custom-service.ts';
import { type ImageProblem, maxImages } from '#domain/uploads/files.ts';
import type { Locale } from '#i18n/locale.ts';
import { formLimits } from '#platform/http/form-limits.ts';
import { requestCustomService } from '#services/enquiries/custom-service.server.ts';
import { problemMessage } from './problem-message.ts';
import { defineOperation, type OperationRejection } from './operation.ts';
import { tooManyRequests } from './too-many-requests.ts';

const images = z
  .array(z.instanceof(File, { error: 'not_an_image' }), 'images_required')
  .min(1, 'images_required')
  .max(maxImages, 'too_many_images');

export const requestCustomServiceOperation = defineOperation({
  body: customServiceInput.extend({ images }),
  multipart: { several: ['images', 'style_preferences'] },
  bodyLimit: formLimits['custom-service'],
  explain: problemMessage,
  async run({ images: files, ...input }, { caller, attempt }) {
    const sent = await requestCustomService(input, files, { actor: caller.actor, attempt });
    if (sent.ok) return { ok: true, status: 201, body: { request: { id: sent.id } } };
    return sent.reason === 'rate_limited'
      ? tooManyRequests(sent)
      : rejectImages(sent.reason, attempt.locale);
  },
});

const statuses = {
  images_required: 422,
  too_many_images: 422,
  image_too_large: 413,
  not_an_image: 415,
} as const;

function rejectImages(problem: ImageProblem, locale: Locale): OperationRejection {
  const message = problemMessage(problem, locale);
  const details = [{ field: 'images', message }];
  return { ok: false, status: statuses[problem], code: problem, message, details };
}
