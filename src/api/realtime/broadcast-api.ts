import { STATUS_CODES } from 'node:http';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { failureStatus } from '#platform/http/failure-status.ts';
import { readLimitedBody } from '#platform/http/read-limited-body.ts';
import { requestLog } from '#platform/log.server.ts';
import { admitBody } from '../shared/admit-body.ts';
import { anyOrigin } from '../shared/cors.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';
import { type ApiScope, clientNetwork } from '../shared/scope.ts';
import { roomOf, type Hub } from './hub.ts';
import { identifyBy } from './identify.ts';
import { limits, rates } from './limits.ts';
import { isShortName, type Broadcast } from './protocol/message.ts';
import { AllowancePerKey } from '#platform/allowance.ts';
import type { Rights } from './rights.ts';
import { publicAccess, readTopicAccess } from './topic-access.server.ts';

const shortName = z.string().refine(isShortName);
const batch = z.object({
  messages: z
    .array(
      z.object({
        topic: shortName,
        event: shortName,
        payload: z.record(z.string(), z.unknown()),
        private: z.boolean().nullish(),
      }),
    )
    .max(limits.messagesPerRequest),
});

type BatchedMessage = z.infer<typeof batch>['messages'][number];

/** Broadcasts over HTTP, for clients that are not connected. */
export function createBroadcastApi(hub: Hub, clock: Clock) {
  const attempts = new AllowancePerKey(rates.requests);
  const api = new Hono<ApiScope>();
  api.use(anyOrigin);

  /** The rights of the caller, or the response that rejects the request. */
  const admit = async (context: Context<ApiScope>, sent: Sent[]): Promise<Rights | Response> => {
    const network = clientNetwork(context);
    const isAllowed =
      attempts.take(network, sent.length) &&
      sent.every(({ topic, isPrivate, broadcast }) =>
        hub.maySend(network, roomOf(topic, isPrivate), broadcast.body.length),
      );
    if (!isAllowed) {
      return sendTooMany(context, 1);
    }
    const identified = await identifyBy(context.req.raw, clock)(null);
    return identified.ok ? identified.rights : context.json({ message: 'Unauthorized' }, 401);
  };

  api.post('/api/broadcast', async (context) => {
    const admission = admitBody(context);
    if (!admission.ok) return sendTooMany(context, admission.retryAfter);
    const body = await readJsonBody(context.req.raw, limits.messageBytes, admission.charge);
    const parsed = body.ok ? batch.safeParse(body.value) : undefined;
    if (!parsed?.success) return context.json({ errors: { messages: ['is invalid'] } }, 422);
    const sent = parsed.data.messages.map(toSent);
    const rights = await admit(context, sent);
    if (rights instanceof Response) return rights;
    for (const each of sent) await send(hub, each, rights);
    return context.body(null, 202);
  });

  api.post('/api/broadcast/:topic/events/:event', async (context) => {
    const { topic, event } = context.req.param();
    if (!isShortName(topic) || !isShortName(event)) {
      return context.json({ message: 'Topic and event are too long' }, 422);
    }
    const admission = admitBody(context);
    if (!admission.ok) return sendTooMany(context, admission.retryAfter);
    const content = await readContent(context.req.raw, admission.charge);
    if (!content) return context.json({ message: 'The payload is not valid' }, 422);
    const isPrivate = context.req.query('private') === 'true';
    const sent = { topic, isPrivate, broadcast: { event, isFramed: false, ...content } };
    const rights = await admit(context, [sent]);
    if (rights instanceof Response) return rights;
    await send(hub, sent, rights);
    return context.body(null, 202);
  });

  api.get('/api/ping', (context) => context.json({ message: 'Success' }));
  api.all('*', (context) => context.json({ message: 'Not Found' }, 404));
  api.onError((error, context) => {
    requestLog(context).error({ err: error }, 'a realtime request failed');
    const { status, headers } = failureStatus(error);
    return context.json({ message: STATUS_CODES[status] }, status, headers);
  });
  return api;
}

const sendTooMany = (context: Context<ApiScope>, retryAfter: number) =>
  context.json({ message: 'Too many requests' }, 429, { 'Retry-After': String(retryAfter) });

interface Sent {
  topic: string;
  isPrivate: boolean;
  broadcast: Broadcast;
}

function toSent({ topic, event, payload, private: isPrivate }: BatchedMessage): Sent {
  const body = Buffer.from(JSON.stringify(payload));
  const broadcast: Broadcast = { event, encoding: 'json', isFramed: false, body };
  return { topic, isPrivate: isPrivate ?? false, broadcast };
}

/** As upstream: a message that the policies reject is dropped, and the answer is the same. */
async function send(hub: Hub, { topic, isPrivate, broadcast }: Sent, rights: Rights) {
  const access = isPrivate ? await readTopicAccess(rights.actor, topic) : publicAccess;
  if (access.writable.includes('broadcast')) hub.broadcast(roomOf(topic, isPrivate), broadcast);
}

/** JSON, or bytes when the client says so. */
async function readContent(
  request: Request,
  charge: (bytes: number) => void,
): Promise<Pick<Broadcast, 'encoding' | 'body'> | undefined> {
  if (request.headers.get('Content-Type')?.startsWith('application/octet-stream')) {
    const bytes = await readLimitedBody(request, limits.messageBytes, charge);
    return bytes ? { encoding: 'binary', body: Buffer.from(bytes) } : undefined;
  }
  const body = await readJsonBody(request, limits.messageBytes, charge);
  return body.ok ? { encoding: 'json', body: Buffer.from(JSON.stringify(body.value)) } : undefined;
}
