import type { RouterContextProvider } from 'react-router';
import { customServiceInput } from '#domain/enquiries/custom-service.ts';
import { checkImages } from '#domain/uploads/files.ts';
import { customServiceFields } from '#domain/enquiries/options.ts';
import { requestCustomService } from '#services/enquiries/custom-service.server.ts';
import { filesOf, readUploadForm } from '../../shared/read-upload-form.server.ts';
import { actorOf, pageAttempt } from '../../shared/session/session.server.ts';
import { answerEnquiry } from '../enquiry/answer-enquiry.server.ts';
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts';

/** Used by the page's own form and by the one that scripts send. */
export async function takeRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<EnquiryAnswer> {
  const form = await readUploadForm(request);
  const attempt = pageAttempt(context, request);
  const images = filesOf(form, 'images');
  const problem = checkImages(images);
  return answerEnquiry({
    form,
    now: attempt.now,
    fields: customServiceFields,
    several: ['style_preferences'],
    schema: customServiceInput,
    fileProblems: problem ? { images: problem } : {},
    send: async (input) => {
      const sent = await requestCustomService(input, images, { actor: actorOf(context), attempt });
      if (sent.ok || sent.reason === 'rate_limited') return sent;
      return { ok: false, problems: { images: sent.reason } };
    },
  });
}
