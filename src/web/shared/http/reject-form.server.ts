import { busyRetryAfter } from '#platform/http/read-multipart.server.ts';
import { withFlash } from '../flash/flash.server.ts';

/** More than any honest selection of photos weighs; a larger body is cut off instead of read. */
const maxDiscarded = 128 * 1024 * 1024;

const rejections = {
  form_too_large: { status: 413, text: 'This form is too large.', headers: {} },
  uploads_busy: {
    status: 429,
    text: 'Many uploads are arriving right now. Please try again in a moment.',
    headers: { 'Retry-After': String(busyRetryAfter) },
  },
} as const;

/**
 * Rejects a form without parsing it. A browser reads no response before it has sent everything, so
 * the body is discarded first. People return to the page with a notice, programs get the status.
 */
export async function rejectForm(
  request: Request,
  code: keyof typeof rejections,
): Promise<Response> {
  await discardBody(request);
  const { status, text, headers } = rejections[code];
  if (request.headers.get('Sec-Fetch-Mode') !== 'navigate') {
    return new Response(text, { status, headers });
  }
  const { pathname, search } = new URL(request.url);
  const back = new Response(null, { status: 303, headers: { Location: pathname + search } });
  return withFlash(back, code);
}

async function discardBody(request: Request): Promise<void> {
  const declared = Number(request.headers.get('Content-Length'));
  if (!request.body || request.body.locked || declared > maxDiscarded) return;
  let discarded = 0;
  try {
    for await (const chunk of request.body) {
      discarded += chunk.byteLength;
      if (discarded > maxDiscarded) return;
    }
  } catch {
    // The client is gone; the response goes nowhere.
  }
}
