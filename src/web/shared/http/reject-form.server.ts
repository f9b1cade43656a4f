import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { busyRetryAfter } from '#platform/http/read-multipart.server.ts';
import { withFlash } from '../flash/flash.server.ts';
import { readVisitorPreferences } from './page-request.server.ts';
import { readCookiesQuickly } from './quick-cookies.ts';

/** More than any honest selection of photos weighs; a larger body is cut off instead of read. */
const maxDiscarded = 128 * 1024 * 1024;

const rejections = {
  form_too_large: { status: 413, messages: 'formTooLarge', headers: {} },
  uploads_busy: {
    status: 429,
    messages: 'uploadsBusy',
    headers: { 'Retry-After': String(busyRetryAfter) },
  },
} as const;

/**
 * Rejects a form without parsing it. A browser reads no response before it has sent everything, so
 * the body is discarded first. People return to the page with a notice, programs get the status and the
 * sentence in their language.
 */
export async function rejectForm(
  request: Request,
  code: keyof typeof rejections,
): Promise<Response> {
  await discardBody(request);
  const { status, messages, headers } = rejections[code];
  if (request.headers.get('Sec-Fetch-Mode') !== 'navigate') {
    const t = translator(localeOf(request));
    const text = `${t(`${messages}.title`)}. ${t(`${messages}.text`)}`;
    return new Response(text, { status, headers });
  }
  const { pathname, search } = new URL(request.url);
  const back = new Response(null, { status: 303, headers: { Location: pathname + search } });
  return withFlash(back, code);
}

/** The language in which a request is answered that reaches no route. */
export function localeOf({ url, headers }: Request): Locale {
  const { pathname } = new URL(url);
  const cookies = readCookiesQuickly(headers.get('Cookie') ?? '');
  return readVisitorPreferences(pathname, cookies, headers.get('Accept-Language')).locale;
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
