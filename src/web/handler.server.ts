import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { locales } from '#i18n/locale.ts';
import { pageRequest, prefixOf, readPageRequest } from './shared/page-request.server.ts';

interface Arrival {
  requestId: string;
  clientAddress: string;
}

/**
 * One route tree serves '/', '/ar' and '/en': the prefix is the router's basename,
 * so links and redirects keep it by themselves.
 */
export function createPageHandler(build: ServerBuild, mode: string) {
  const handlers = new Map(
    ['', ...locales.map((locale) => `/${locale}`)].map((prefix) => [
      prefix,
      createRequestHandler({ ...build, basename: prefix || '/' }, mode),
    ]),
  );

  return (request: Request, arrival: Arrival): Promise<Response> => {
    const handle = handlers.get(prefixOf(new URL(request.url).pathname))!;
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString('base64');
    context.set(pageRequest, readPageRequest(request, { ...arrival, nonce }));
    return handle(request, context);
  };
}
