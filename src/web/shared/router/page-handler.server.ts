import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import { renderThroughCache } from './page-cache.server.ts';
import { withFailureStatus } from '../errors/unavailable.server.ts';
import { newNonce } from '../http/nonce.server.ts';
import { pageRequest, readPageRequest, type PageRequest } from '../http/page-request.server.ts';
import { setCacheHeaders } from '../http/set-cache-headers.server.ts';
import { splitPrefix } from '../http/split-prefix.ts';
import { readOpening } from '#services/site/site.server.ts';
import { createStartFinder, withRoutesFor } from './routes-for-path.ts';

interface Arrival {
  requestId: string;
  clientAddress: string;
}

interface Options {
  mode: string;
  /** Off in development and for measurements, where every page must be rendered. */
  cache: boolean;
}

// The server has compared origins already. The router's own check does not know the TLS proxy: it
// assumes http:// and would reject every form sent over https://.
const allowedActionOrigins = ['**'];

/**
 * One route tree serves '/', '/ar' and '/en': the prefix is the router's basename, so links and
 * redirects keep it.
 */
export function createPageHandler(build: ServerBuild, { mode, cache }: Options) {
  const findStart = createStartFinder(build);
  const handlers = new Map<string, RequestHandler>();

  function handlerFor(prefix: string, path: string): RequestHandler {
    const start = findStart(path);
    const key = start ? `${prefix} ${start.join('/')}` : prefix;
    const existing = handlers.get(key);
    if (existing) return existing;
    const part = start ? withRoutesFor(build, start) : build;
    const handler = createRequestHandler(
      { ...part, basename: prefix || '/', allowedActionOrigins },
      mode,
    );
    handlers.set(key, handler);
    return handler;
  }

  return async (request: Request, arrival: Arrival): Promise<Response> => {
    const page = readPageRequest(request, { ...arrival, nonce: newNonce() });
    const { path } = splitPrefix(new URL(request.url).pathname);
    const handle = handlerFor(page.prefix, path);
    const render = async (rendered: Request, reader: PageRequest) => {
      const context = new RouterContextProvider();
      context.set(pageRequest, reader);
      const response = withFailureStatus(await handle(rendered, context), context);
      setCacheHeaders(response, rendered, reader);
      return response;
    };
    // The page of a closed shop is no failure, for which a last copy would be sent.
    const isCached = cache && (await isShopOpen());
    return isCached ? renderThroughCache(request, page, render) : render(request, page);
  };
}

/** While the settings cannot be read, last copies are sent as always. */
async function isShopOpen(): Promise<boolean> {
  try {
    return (await readOpening()).isOpen;
  } catch {
    return true;
  }
}
