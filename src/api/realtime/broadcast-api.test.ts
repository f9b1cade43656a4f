import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentApiKeys } from '#services/identity/api-keys.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createRealtime } from './index.ts';
import { limits, rates } from './limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { publishable } = await currentApiKeys();
  return createRealtime().api.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: publishable, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const message = { topic: 'room', event: 'word', payload: { text: 'hello' } };
const manyMessages = (length: number) => Array.from({ length }, () => message);

describe('broadcasts over HTTP', () => {
  it.each([
    ['one message', { messages: [message] }, 202],
    [
      'a private one, which is dropped for a visitor',
      { messages: [{ ...message, private: true }] },
      202,
    ],
    ['no message', {}, 422],
    ['no topic', { messages: [{ ...message, topic: '' }] }, 422],
    ['a payload that is no object', { messages: [{ ...message, payload: 5 }] }, 422],
    ['no JSON', '{', 422],
    [
      'too much',
      { messages: [{ ...message, payload: { a: 'x'.repeat(limits.messageBytes) } }] },
      422,
    ],
    ['too many', { messages: manyMessages(limits.messagesPerRequest + 1) }, 422],
  ])('answer %s with the status of upstream', async (_, body, status) => {
    expect((await post('/api/broadcast', body)).status).toBe(status);
  });

  it('accept one event by its address', async () => {
    const path = '/api/broadcast/a%20room/events/word';
    expect((await post(path, { text: 'hello' })).status).toBe(202);
    expect((await post(path, '{')).status).toBe(422);
    expect((await post(`/api/broadcast/${'x'.repeat(300)}/events/word`, {})).status).toBe(422);
  });

  it('reject a key that is not valid, and a caller who sends too much', async () => {
    expect(
      (await post('/api/broadcast', { messages: [message] }, { apikey: 'a.b.c' })).status,
    ).toBe(401);
    const { api } = createRealtime();
    const messages = manyMessages(limits.messagesPerRequest);
    const send = async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ messages });
      return (await api.request('/api/broadcast', { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let sent = 0; sent <= 2 * rates.requests.burst; sent += messages.length) {
      statuses.push(await send());
    }
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(202);
  });
});
