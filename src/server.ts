import '#platform/allocate-young.server.ts';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type ServerType } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import * as build from 'virtual:react-router/server-build';
import { authApi } from '#api/auth/index.ts';
import { functionsApi } from '#api/functions/index.ts';
import { storageApi } from '#api/storage/index.ts';
import { realtime } from '#api/realtime/index.ts';
import { restApi } from '#api/rest/index.ts';
import { releaseDatabase } from '#platform/database/release-database.server.ts';
import { environment } from '#platform/environment.server.ts';
import { closeUnread } from '#platform/http/close-unread.server.ts';
import { failureStatus } from '#platform/http/failure-status.ts';
import { limitBody } from '#platform/http/limit-body.server.ts';
import { limitBodyTime } from '#platform/http/limit-body-time.server.ts';
import { serveMetrics } from '#platform/http/metrics.server.ts';
import { openPort, type OpenPort } from '#platform/http/open-port.server.ts';
import { requestScope, type RequestScope } from '#platform/http/request-scope.server.ts';
import { requireSameOrigin } from '#platform/http/require-same-origin.server.ts';
import { securityHeaders } from '#platform/http/security-headers.server.ts';
import { serviceWorker, staticFiles } from '#platform/http/static-files.server.ts';
import { rejectMalformedUrls } from '#platform/http/reject-malformed-urls.server.ts';
import { uploadScope } from '#platform/http/upload-scope.server.ts';
import { log } from '#platform/log.server.ts';
import { readReadiness, startChecks } from '#platform/readiness/readiness.server.ts';
import { startTracing } from '#platform/tracing.server.ts';
import { startJobs } from '#platform/jobs/start-jobs.server.ts';
import { endUpdateStreams } from '#services/admin/live/follow-updates.server.ts';
import { allTasks } from '#services/jobs/all-tasks.server.ts';
import { endOrderStreams } from '#services/orders/follow-order.server.ts';
import { createServeCachedPage } from '#web/shared/router/serve-cached-page.server.ts';
import { serveModel } from '#web/shared/pictures/serve-model.server.ts';
import { servePicture } from '#web/shared/pictures/serve-picture.server.ts';
import { createPageHandler } from '#web/shared/router/page-handler.server.ts';
import { orderAddresses, rejectInCrowd } from '#web/storefront/checkout/reject-in-crowd.server.ts';
import { isSecure } from '#web/shared/http/cookie-options.server.ts';
import { rejectForm } from '#web/shared/http/reject-form.server.ts';

/** Sent by mail programs (RFC 8058): authenticated by the token in the URL, not by a cookie. */
const oneClickUnsubscribe = /^(\/(en|ar))?\/(newsletter|notifications)\/unsubscribe$/;
const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** A client has this long to send its headers and its whole request, in milliseconds. */
const timeouts = {
  headersTimeout: 15_000,
  // 50 MB over 1.5 Mbit/s; uploads that stall are cut much earlier, other bodies by limitBodyTime.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};
/** Requests for other protocols, such as HTTP/2 without TLS, are answered as if they had not asked. */
const isWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';
/** Milliseconds for running requests after the signal to stop. */
const stopTimeout = 10_000;
const isPageCacheOn = () => import.meta.env.PROD && environment().PAGE_CACHE === 'on';
const rejectTooLarge = (context: Context) => rejectForm(context.req.raw, 'form_too_large');

/** APIs authenticate by bearer token, pages by cookie; neither accepts the other. */
export function createApp() {
  const { PUBLIC_URL, TRUST_PROXY } = environment();
  const { MODE, PROD } = import.meta.env;
  const page = createPageHandler(build, { mode: MODE, cache: isPageCacheOn() });
  const app = new Hono<RequestScope>();

  app.use(requestScope({ trustProxy: TRUST_PROXY }), closeUnread);
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const { status, reasons } = await readReadiness();
    const text = reasons.length === 0 ? status : `${status}: ${reasons.join('; ')}`;
    return context.text(text, status === 'down' ? 503 : 200);
  });
  app.use(securityHeaders({ tls: isSecure() }));
  app.route('/auth/v1', authApi);
  app.route('/functions/v1', functionsApi);
  app.route('/storage/v1', storageApi);
  app.route('/realtime/v1', realtime.api);
  app.route('/rest/v1', restApi);
  // Before the pages: pictures and models need no session and no language.
  app.get('/media/models/:file', (context) =>
    serveModel(context.req.param('file'), context.req.raw),
  );
  app.get('/media/p/:id/:file', (context) => servePicture(context.req.param(), context.req.raw));
  if (PROD) app.use(staticFiles('build/client'));
  app.use(compress());
  if (PROD) app.get('/sw.js', serviceWorker('build/client'));
  app.on('POST', orderAddresses, rejectInCrowd());
  app.use(requireSameOrigin(PUBLIC_URL, { except: oneClickUnsubscribe }));
  app.on(withBody, '*', limitBody(rejectTooLarge), uploadScope);
  app.use(rejectMalformedUrls);
  app.all('*', (context) => page(context.req.raw, context.var));
  app.onError((error, context) => {
    log.error({ err: error, requestId: context.var.requestId }, 'request failed');
    const { status, headers } = failureStatus(error);
    return context.text(STATUS_CODES[status]!, status, headers);
  });
  return app;
}

/** Serves until stopped; stopping waits for running requests. */
export async function startServer() {
  const { HOST, PORT, METRICS_PORT } = environment();
  const stopTracing = await startTracing();
  const app = createApp();
  const server = createHttpServer(app.fetch);
  const open = await openPort(server, { host: HOST, port: PORT });
  const metrics = METRICS_PORT === 0 ? undefined : serveMetrics(METRICS_PORT);
  const jobs = await startJobs(allTasks({ readPage: readPageOf(app) }));
  const checks = startChecks();
  return {
    url: `http://${HOST}:${open.port}`,
    async stop({ patiently = false } = {}) {
      if (patiently) await finishConnections(server, open);
      checks.stop();
      // Open streams would keep the server from closing.
      endUpdateStreams();
      endOrderStreams();
      await realtime.stop();
      await Promise.all([closeServer(server, open), metrics && closeServer(metrics), jobs.stop()]);
      await releaseDatabase();
      await stopTracing();
    },
  };
}

/** WebSockets of /realtime/v1; false when the request is for something else. */
export const upgrade = realtime.upgrade;

/** Reads pages as a visitor does, without a connection. */
export const readPageOf = (app: ReturnType<typeof createApp>) => async (path: string) =>
  app.fetch(new Request(new URL(path, environment().PUBLIC_URL)));

/** Called last, so that the database can stop too. */
export { releaseDatabase };

type Fetch = Parameters<typeof getRequestListener>[0];

function createHttpServer(fetch: Fetch): Server {
  const usual = getRequestListener(fetch);
  const serveCachedPage = isPageCacheOn()
    ? createServeCachedPage({ tls: isSecure() })
    : () => false;
  const options = {
    ...timeouts,
    keepAliveTimeout: environment().IDLE_CONNECTION_SECONDS * 1000,
    shouldUpgradeCallback: isWebSocket,
  };
  const server = createServer(options, (request, response) => {
    if (serveCachedPage(request, response)) return;
    limitBodyTime(request, response);
    void usual(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  });
  return server;
}

/**
 * Takes no new connections and lets clients end the open ones: closing an idle connection could
 * meet a request that is on its way.
 */
async function finishConnections(server: Server, open: OpenPort): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const ended = open.close();
  const deadline = sleep(server.keepAliveTimeout + 2_000, undefined, { ref: false });
  await Promise.race([ended, deadline]);
}

/** Ends keep-alive connections, which would otherwise bring request after request. */
async function closeServer(server: ServerType, open?: OpenPort): Promise<void> {
  const sweep = setInterval(
    () => 'closeIdleConnections' in server && server.closeIdleConnections(),
    50,
  );
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const deadline = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, stopTimeout);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await Promise.all([closed, open?.close()]);
  clearInterval(sweep);
  clearTimeout(deadline);
}
