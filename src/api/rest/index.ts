import { Hono, type Context } from 'hono';
import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import { environment } from '#platform/environment.server.ts';
import { failureStatus } from '#platform/http/failure-status.ts';
import { limitConcurrency, limitConcurrencyByKey } from '#platform/limit-concurrency.ts';
import { requestLog } from '#platform/log.server.ts';
import { admitBody } from '../shared/admit-body.ts';
import { allowPerClient } from '../shared/allow-per-client.ts';
import { anyOrigin } from '../shared/cors.ts';
import { countRequests, mayRequest } from '../shared/count-requests.ts';
import { identifyCaller, type ApiCaller } from '../shared/identify-caller.ts';
import { type ApiScope, subjectOf } from '../shared/scope.ts';
import { databaseRates } from './limits.ts';
import { RestError } from './rest-error.ts';
import { describeApi } from './response/describe-api.ts';
import type { RestResponse } from './response/rest-response.ts';
import { requireRight } from './plan/require-right.ts';
import { readPayload } from './request/read-payload.ts';
import { readRequest, takesBody, type RestRequest } from './request/read-request.ts';
import { runRequest } from './run-request.ts';
import { currentSchema } from './schema/schema-cache.ts';

/** Clients of this API leave two connections to the pages. */
const queue = limitConcurrency(() => Math.max(1, environment().DATABASE_POOL_SIZE - 2), 200);
/** One client takes at most a quarter of the connections, so that others are served too. */
const queueOfClient = limitConcurrencyByKey(
  () => Math.max(1, Math.floor(environment().DATABASE_POOL_SIZE / 4)),
  100,
);

/** The hosted backend's /rest/v1: one SQL statement per request, under the caller's own rights. */
export function createRestApi(clock: Clock = systemClock) {
  const api = new Hono<ApiScope>();
  const admitStatement = allowPerClient(databaseRates);
  const requireDatabaseTime = (context: Context<ApiScope>) => {
    const admission = admitStatement(context);
    if (admission.ok) return admission.charge;
    throw tooMuchDatabaseTime(admission.retryAfter);
  };
  const admit = (context: Context<ApiScope>) => admitCaller(context, clock.now());
  api.use(anyOrigin, countRequests());
  const describe = async (context: Context<ApiScope>) => {
    const caller = await admit(context);
    return send(describeApi(await currentSchema(), caller.actor));
  };
  api.get('/', describe);
  const respond = async (context: Context<ApiScope>, target: RestRequest['target']) => {
    const caller = await admit(context);
    requireDatabaseTime(context);
    const head = readRequest(context.req.raw, target);
    const request = takesBody(head) ? await withBody(context, head, caller) : head;
    const run = async () => {
      // Those before it in the queue may have used up what there was.
      const charge = requireDatabaseTime(context);
      return runRequest(request, { caller, schema: await currentSchema(), charge });
    };
    const inQueue = async () => ({ response: await queue(run) });
    const subject = subjectOf(context);
    const queued = await (subject ? queueOfClient(subject.key, inQueue) : inQueue());
    if (!queued) throw tooManyConcurrent();
    if (!queued.response) throw busy();
    return send(queued.response);
  };
  api.all('/rpc/:name', (context) =>
    respond(context, { kind: 'function', name: context.req.param('name') }),
  );
  api.all('/:name', (context) =>
    respond(context, { kind: 'table', name: context.req.param('name') }),
  );
  api.all('*', (context) => {
    // Tools write the address of the API with a slash at its end, which is another path to Hono.
    if (context.req.path === '/rest/v1/') return describe(context);
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  api.onError((error, context) => {
    if (error instanceof RestError) return sendError(error);
    requestLog(context).error({ err: error }, 'a data request failed');
    const { status, headers } = failureStatus(error);
    return sendError(
      status === 503
        ? busy(headers)
        : new RestError(status, 'PGRSTX00', 'Unexpected failure, please try again'),
    );
  });
  return api;
}

export const restApi = createRestApi();

const rejections = {
  expired: 'JWT expired',
  invalid: 'No suitable key or wrong key type',
  session_ended: 'The session of this token has ended',
  secret_in_browser: 'The secret key does not work from a browser',
  second_factor_needed: 'The second factor of this session is missing',
};

/** Identifies the caller and counts the request. */
async function admitCaller(context: Context<ApiScope>, now: Date): Promise<ApiCaller> {
  const result = await identifyCaller(context.req.raw, now, context.var.requestId);
  if (!mayRequest(context, result)) throw tooManyRequests();
  if (!result.ok) throw rejectCaller(result.reason);
  return result.caller;
}

function rejectCaller(reason: keyof typeof rejections): RestError {
  const message = rejections[reason];
  return new RestError(401, reason === 'expired' ? 'PGRST303' : 'PGRST301', message, {
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });
}

/** Clients repeat reads that get this status. */
const busy = (headers: Record<string, string> = { 'Retry-After': '1' }) =>
  new RestError(503, 'PGRST003', 'Timed out acquiring connection from connection pool.', {
    headers,
  });

const tooManyConcurrent = () =>
  new RestError(429, 'PGRST003', 'Too many concurrent requests of this client.', {
    headers: { 'Retry-After': '1' },
  });

const tooManyRequests = (retryAfter = 1) =>
  new RestError(429, 'over_request_rate_limit', 'Too many requests, please slow down.', {
    headers: { 'Retry-After': String(retryAfter) },
  });

const tooMuchDatabaseTime = (retryAfter: number) =>
  new RestError(429, 'over_request_rate_limit', 'Too much database time, please slow down.', {
    details: 'The requests of this client took the database longer than its allowance.',
    headers: { 'Retry-After': String(retryAfter) },
  });

async function withBody(
  context: Context<ApiScope>,
  head: RestRequest,
  caller: ApiCaller,
): Promise<RestRequest> {
  requireRight(head, await currentSchema(), caller);
  const { target, query } = head;
  const admission = admitBody(context);
  if (!admission.ok) throw tooManyRequests(admission.retryAfter);
  const options = { isCall: target.kind === 'function', columns: query.columns };
  return { ...head, payload: await readPayload(context.req.raw, options, admission.charge) };
}

const noStore = { 'Cache-Control': 'no-store' };

const send = ({ status, headers, body }: RestResponse) =>
  new Response(body, { status, headers: { ...noStore, ...headers } });

const sendError = ({ status, headers, body, code }: RestError) =>
  Response.json(body, {
    status,
    headers: { ...noStore, 'Proxy-Status': `PostgREST; error=${code}`, ...headers },
  });
