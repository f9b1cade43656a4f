import { data, type MiddlewareFunction } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { findPublishable } from '#services/admin/publishing/all-publishables.server.ts';
import { previewRecord } from '#services/admin/publishing/preview-record.server.ts';
import { readPreviewToken } from '#services/admin/publishing/preview-token.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import { isTheme } from '../preferences/theme.ts';
import { previewParameter } from '../http/preview-parameter.ts';
import { sessionOf, showAsVisitor, viewAsOf } from './session.server.ts';

/**
 * Shows a public page as visitors will see it once a draft is published: to the member of staff whom the
 * token names, in a frame of the back office, and never stored.
 */
export const previewMiddleware: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get(previewParameter);
  if (token === null) return next();
  const session = sessionOf(context);
  const now = systemClock.now();
  const actor = session.state === 'signed-in' ? session.actor : null;
  const record = actor && readPreviewToken(token, { userId: actor.userId, now });
  const publishable = record && findPublishable(record.kind);
  // A form in a preview would write for real.
  if (!publishable || viewAsOf(context) || request.method !== 'GET')
    throw data(null, { status: 403 });

  const theme = searchParams.get('theme');
  const page = context.get(pageRequest);
  context.set(pageRequest, { ...page, theme: isTheme(theme) ? theme : page.theme });
  showAsVisitor(context);
  return previewRecord(publishable, record.id, { actor, now }, async () => finished(await next()));
};

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Read to its end while the changes are there. Scripts are left out: their frame runs none. */
async function finished(response: Response): Promise<Response> {
  const body = (await response.text()).replaceAll(scripts, '');
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy');
  if (policy) {
    headers.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  }
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  headers.set('Cache-Control', 'no-store');
  return new Response(body, { status: response.status, headers });
}
