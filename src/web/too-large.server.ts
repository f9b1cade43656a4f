import { withFlash } from './shared/flash/flash.server.ts';

/** What a handful of photographs weighs at most; whoever sends more may well be cut off. */
const mostTaken = 128 * 1024 * 1024;

/**
 * A browser reads no answer before it has sent everything, so the rest is taken and forgotten. Then
 * the page itself says why; programs get the status.
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
