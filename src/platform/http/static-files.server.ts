import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Handler, MiddlewareHandler } from 'hono';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const workerPath = '/sw.js';

const picture = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/;

/** Types that the library does not know; browsers with nosniff and viewers of models need them. */
const types: Record<string, string> = {
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip',
};

/** Precompressed build output; names under /assets contain a hash and never change. */
export function staticFiles(root: string): MiddlewareHandler {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      const type = types[extname(context.req.path)];
      if (type) context.header('Content-Type', type);
      // Mails and other sites may show what everybody may see.
      if (picture.test(context.req.path)) {
        context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      }
      context.header('Cache-Control', context.req.path.startsWith('/assets/') ? year : hour);
    },
  });
  return async (context, next) => {
    const { method, path } = context.req;
    if (path === workerPath) return next();
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.data') && !path.includes('/.');
    return isFile && (method === 'GET' || method === 'HEAD') ? files(context, next) : next();
  };
}

/**
 * The service worker, read at the start: that of a newer build would store offline pages of this
 * process, which need other files.
 */
export function serviceWorker(root: string): Handler {
  const script = readFileSync(join(root, workerPath), 'utf8');
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    // Revalidated on each visit; the worker may fetch what pages may.
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'self'",
  };
  return (context) => context.body(script, 200, headers);
}
