import { cors } from 'hono/cors';

/**
 * Any origin may call these APIs, with the headers it asks for: they accept bearer tokens only,
 * never cookies, and applications add headers of their own.
 */
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'content-range',
    'content-location',
    'location',
    'preference-applied',
    'link',
    'retry-after',
    'x-supabase-api-version',
    'content-disposition',
    'etag',
    'tus-complete',
    'tus-extension',
    'tus-max-size',
    'tus-resumable',
    'tus-version',
    'upload-expires',
    'upload-length',
    'upload-metadata',
    'upload-offset',
    'x-transformations',
    'x-total-count',
  ],
  maxAge: 86_400,
});
