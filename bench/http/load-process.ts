import { Agent, get } from 'node:http';
import { addressOf } from '#tests/support/checkouts.ts';

/** A small load generator for machines without wrk: each connection sends one request after another. */
const [url = '', connections, seconds, encoding, cookie, addresses] = process.argv.slice(2);
const headers = { 'Accept-Encoding': encoding, ...(cookie && { Cookie: cookie }) };
const headersFrom = (number: number) =>
  addresses === 'many' ? { ...headers, 'X-Forwarded-For': addressOf(number) } : headers;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
let sent = 0;

function sendRequest(): Promise<void> {
  return new Promise((resolve, reject) => {
    sent += 1;
    const request = get(url, { agent, headers: headersFrom(sent) }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

const started = performance.now();
const deadline = started + Number(seconds) * 1000;
let answered = 0;

async function sendUntilDeadline(): Promise<void> {
  while (performance.now() < deadline) {
    await sendRequest();
    answered += 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, sendUntilDeadline));
agent.destroy();
console.log((answered * 1000) / (performance.now() - started));
