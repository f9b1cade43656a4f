import { once } from 'node:events';
import { WebSocket } from 'ws';
import { expectThat } from '../ops/drill-report.ts';
import { Workspace } from '../ops/programs.ts';
import { startNginx } from '../ops/start-nginx.ts';

/** Shows many rows, so that the headers which name them are long. */
const longPage = '/en/shop';
/** Bytes of keys that do not fit into the buffer which nginx has by itself. */
const minKeys = 3_000;
const milliseconds = 10_000;

/** nginx in front of Varnish, and in front of a shop whose pages another cache stores. */
export async function drillFronts({ shop, varnish }: { shop: string; varnish: string }) {
  const spaces = [new Workspace('nginx-shop'), new Workspace('nginx-varnish')] as const;
  try {
    const addresses = {
      'nginx and the shop': await startNginx(spaces[0], shop),
      Varnish: varnish,
      'nginx and Varnish': await startNginx(spaces[1], varnish),
    };
    const keys = (await fetch(shop + longPage)).headers.get('Surrogate-Key') ?? '';
    expectThat(`${longPage} names ${keys.length} bytes of keys`, keys.length >= minKeys);
    for (const [title, url] of Object.entries(addresses)) {
      const { status } = await fetch(url + longPage);
      expectThat(`${title}: ${longPage} is answered with ${status}`, status === 200);
      expectThat(`${title}: a WebSocket opens`, await findSocketProblems(url));
    }
    const { headers } = await fetch(addresses['nginx and Varnish'] + longPage);
    expectThat('nginx gets pages from the store of Varnish', headers.get('X-Cache') === 'hit');
  } finally {
    for (const space of spaces) await space.remove();
  }
}

/** Opens one and waits for the response to a heartbeat. */
async function findSocketProblems(url: string): Promise<string[]> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`;
  const socket = new WebSocket(address, { handshakeTimeout: milliseconds });
  try {
    await once(socket, 'open');
    socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' }));
    const signal = AbortSignal.timeout(milliseconds);
    const [data] = (await once(socket, 'message', { signal })) as [Buffer];
    return data.toString().includes('"status":"ok"') ? [] : [data.toString()];
  } catch (error) {
    return [String(error)];
  } finally {
    socket.terminate();
  }
}
