import { cors } from 'hono/cors';

/** Any origin may call these APIs: they accept bearer tokens only, never cookies. */
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'apikey',
    'authorization',
    'content-type',
    'prefer',
    'range',
    'accept-profile',
    'content-profile',
    'x-client-info',
    'x-region',
    'x-retry-count',
    'x-supabase-api-version',
    'x-upsert',
  ],
  exposeHeaders: [
    'content-range',
    'content-location',
    'location',
    'preference-applied',
    'retry-after',
    'x-supabase-api-version',
  ],
  maxAge: 86_400,
});
