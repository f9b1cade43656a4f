import { withFlash } from './shared/flash/flash.server.ts';

/** More than a handful of photographs; a larger body may be cut off. */
const mostTaken = 128 * 1024 * 1024;

/**
 * Browsers read no response before they have sent the whole body, so the rest is read and
 * discarded. Then the page explains the problem; programs get the status.
 */
export async function answerTooLarge(request: Request): Promise<Response> {
  await takeAndForget(request);
  if (request.headers.get('Sec-Fetch-Mode') !== 'navigate') {
    return new Response('This form is too large.', { status: 413 });
  }
  const { pathname, search } = new URL(request.url);
  const back = new Response(null, { status: 303, headers: { Location: pathname + search } });
  return withFlash(back, 'form_too_large');
}

async function takeAndForget(request: Request): Promise<void> {
  const promised = Number(request.headers.get('Content-Length'));
  if (!request.body || request.body.locked || promised > mostTaken) return;
  let taken = 0;
  for await (const chunk of request.body) {
    taken += chunk.byteLength;
    if (taken > mostTaken) return;
  }
}
