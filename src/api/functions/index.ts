import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import type { MultipartRejection } from '#platform/http/read-multipart.server.ts';
import { uploadScope } from '#platform/http/upload-scope.server.ts';
import { requestLog } from '#platform/log.server.ts';
import { overloadRetryAfter } from '#platform/overload.server.ts';
import { staffRoles } from '#domain/identity/roles.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import { readOpening } from '#services/site/site.server.ts';
import { anyOrigin } from '../shared/cors.ts';
import type { ApiCaller } from '../shared/identify-caller.ts';
import { identifyCaller } from '../shared/identify-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { setFailureHeaders } from '../shared/set-failure-headers.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { readBody } from './read-body.ts';
import { sendOperationError, sendFieldErrors, respond } from './respond.ts';
import { tooManyRequests, uploadsBusy } from './too-many-requests.ts';

/** Named operations: the same services as the pages' own forms, for other clients. */
export function createFunctionsApi(
  known: Readonly<Record<string, Operation>> = operations,
  clock: Clock = systemClock,
) {
  const api = new Hono<ApiScope>();
  api.use(anyOrigin, uploadScope);
  api.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  api.all('/:name', async (context) => {
    const name = context.req.param('name');
    const operation = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!operation) return sendUnknownOperation(context);
    if (context.req.method !== 'POST') {
      context.header('Allow', 'POST');
      return sendOperationError(
        context,
        405,
        'method_not_allowed',
        'Operations are called with POST.',
      );
    }
    if (operation.isOverloaded?.()) {
      return respond(context, tooManyRequests({ retryAfter: overloadRetryAfter }));
    }
    const result = await identifyCaller(context.req.raw, clock.now(), context.var.requestId);
    if (!result.ok)
      return sendOperationError(context, 401, 'invalid_token', 'The access token is not valid.');
    context.set('caller', result.caller);
    if (operation.needsOpenShop && !(await mayBuy(result.caller))) {
      return sendOperationError(context, 403, 'shop_closed', 'The shop is not open yet.');
    }
    return perform(context, operation, result.caller, clock.now());
  });
  api.all('*', sendUnknownOperation);
  api.onError((error, context) => {
    requestLog(context).error({ err: error }, 'an operation failed');
    const status = setFailureHeaders(context, error);
    return sendOperationError(
      context,
      status,
      'unexpected_failure',
      'Something went wrong. Please try again.',
    );
  });
  return api;
}

export const functionsApi = createFunctionsApi();

/** Staff try the shop before it opens; the secret key belongs to the owner. */
async function mayBuy({ kind, actor }: ApiCaller): Promise<boolean> {
  if (kind === 'service' || (await readOpening()).isOpen) return true;
  return actor.kind === 'user' && (await actorHasRole(actor, ...staffRoles));
}

function sendUnknownOperation(context: Context<ApiScope>) {
  return sendOperationError(
    context,
    404,
    'unknown_operation',
    'There is no operation of this name.',
  );
}

async function perform(
  context: Context<ApiScope>,
  operation: Operation,
  caller: ApiCaller,
  now: Date,
) {
  if (operation.signedIn && caller.kind !== 'user') {
    return sendOperationError(context, 401, 'not_signed_in', 'Please login to continue.');
  }
  const attempt = readApiRequestFacts(context, now);
  const body = await readBody(context, operation);
  if (!body.ok) {
    if (body.reason === 'rate_limited') return respond(context, tooManyRequests(body));
    return body.reason === 'busy'
      ? respond(context, uploadsBusy(attempt.locale))
      : sendBodyError(context, body.reason, operation);
  }
  const input = operation.body.safeParse(body.value);
  if (!input.success) {
    const { explain } = operation;
    return sendFieldErrors(
      context,
      input.error,
      explain && ((problem) => explain(problem, attempt.locale)),
    );
  }
  return respond(context, await operation.run(input.data, { caller, attempt }));
}

function sendBodyError(
  context: Context<ApiScope>,
  reason: Exclude<MultipartRejection, 'busy'>,
  { multipart }: Operation,
) {
  const type = multipart ? 'multipart/form-data' : 'application/json';
  switch (reason) {
    case 'wrong_type':
      return sendOperationError(context, 415, 'wrong_type', `Send the body as ${type}.`);
    case 'too_large':
      return sendOperationError(context, 413, 'too_large', 'The body is too large.');
    case 'too_slow':
      return sendOperationError(context, 408, 'too_slow', 'The body arrived too slowly.');
    case 'malformed':
    case 'aborted':
      return sendOperationError(context, 400, 'malformed', `The body is not valid ${type}.`);
  }
}
