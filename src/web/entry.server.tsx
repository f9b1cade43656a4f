import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import type { Area } from '#i18n/areas/area.ts';
import type { Locale } from '#i18n/locale.ts';
import { messagesOf } from '#i18n/translator.server.ts';
import { environment } from '#platform/environment.server.ts';
import { contentSecurityPolicy } from '#platform/http/security-headers.server.ts';
import { log } from '#platform/log.server.ts';
import { PreviousPageContext, previousPageOf } from './shared/errors/previous-page.ts';
import { recordFailure } from './shared/errors/unavailable.server.ts';
import { createMarkupStore } from './shared/markup/markup-store.server.ts';
import { MarkupStore } from './shared/markup/stored-markup.tsx';
import { ExtraModules } from './shared/router/deferred-scripts.tsx';
import { messageChunkUrls } from './shared/router/message-chunk-url.server.ts';
import { MessagesProvider, UsedAreas } from './shared/router/messages-store.tsx';
import { createPageBody } from './shared/http/page-body.server.ts';
import { pageRequest } from './shared/http/page-request.server.ts';

export const streamTimeout = 5000;

/** About a thousand products in both languages. None while the code of parts is being edited. */
const findMarkup = import.meta.env.DEV ? null : createMarkupStore(8_000_000);

export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, locale } = loadContext.get(pageRequest);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(nonce, { development: import.meta.env.DEV }),
  );
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const ready = isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady';
  const areas = new Set<Area>();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <MessagesProvider locale={locale} messages={messagesOf(locale)} load={loadOnServer}>
        <MarkupStore value={findMarkup}>
          <ExtraModules value={() => messageChunkUrls(locale, areas)}>
            <UsedAreas value={areas}>
              <PreviousPageContext value={previousPageOf(request, environment().PUBLIC_URL)}>
                <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
              </PreviousPageContext>
            </UsedAreas>
          </ExtraModules>
        </MarkupStore>
      </MessagesProvider>,
      {
        nonce,
        // By default React sends long parts after the rest and moves them into place with a script.
        progressiveChunkSize: Infinity,
        [ready]() {
          const { destination, stream } = createPageBody(() => clearTimeout(timeout));
          resolve(new Response(stream, { status, headers }));
          pipe(destination);
        },
        onShellError: reject,
        onError: (error: unknown) => report(error, loadContext),
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An aborted request or an expected rejection is not a bug.
  const isRejection = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRejection) return;
  recordFailure(error, context as RouterContextProvider);
  report(error, context as RouterContextProvider);
};

const loadOnServer = (locale: Locale) => Promise.resolve(messagesOf(locale));

function report(error: unknown, context: RouterContextProvider): void {
  log.error({ err: error, requestId: context.get(pageRequest).requestId }, 'page failed');
}
