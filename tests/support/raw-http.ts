import { once } from 'node:events';
import { connect } from 'node:net';

/** What browsers and fetch refuse to send: the bytes as given, and the whole answer. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answer += chunk;
  });
  // Latin-1 keeps every character one byte.
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answer;
}
