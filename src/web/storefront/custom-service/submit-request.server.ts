import type { RouterContextProvider } from 'react-router';
import { customServiceInput } from '#domain/enquiries/custom-service.ts';
import { checkImages } from '#domain/uploads/files.ts';
import { requestCustomService } from '#services/enquiries/custom-service.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';

/** The same for the page's own form and for the upload with progress. */
export async function submitRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readUploadForm(request);
  const attempt = readRequestFacts(context, request);
  const images = filesOf(form, 'images');
  const problem = checkImages(images);
  return handleForm(form, {
    schema: customServiceInput,
    multiple: ['style_preferences'],
    isPublic: true,
    fileProblems: problem ? { images: problem } : {},
    submit: async (input) => {
      const sent = await requestCustomService(input, images, { actor: actorOf(context), attempt });
      if (sent.ok || sent.reason === 'rate_limited') return sent;
      return { ok: false, reason: 'invalid_input', fields: { images: sent.reason } };
    },
  });
}
