import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends raw bytes that browsers and fetch would not send, and returns the whole response. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    response += chunk;
  });
  // Latin-1 keeps every character one byte.
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return response;
}
