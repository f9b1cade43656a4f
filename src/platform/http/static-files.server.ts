import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** Built files, precompressed; names under /assets carry their hash and never change. */
export function staticFiles(root: string): MiddlewareHandler {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', context.req.path.startsWith('/assets/') ? year : hour);
    },
  });
  return async (context, next) => {
    const { method, path } = context.req;
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.data') && !path.includes('/.');
    return isFile && (method === 'GET' || method === 'HEAD') ? files(context, next) : next();
  };
}
