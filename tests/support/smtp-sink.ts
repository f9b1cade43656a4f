import { createServer, type Socket } from 'node:net';

interface Sink {
  url: string;
  /** Every mail that was taken, as it came over the wire. */
  taken: string[];
  /** What the sink does with the next mails: takes them, or hangs up after having taken one. */
  behave(how: 'take' | 'hang up'): void;
  close(): Promise<void>;
}

/** A mail server of one's own, as small as the protocol allows. */
export async function smtpSink(): Promise<Sink> {
  const taken: string[] = [];
  const open = new Set<Socket>();
  let manner: 'take' | 'hang up' = 'take';
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    converse(socket, (mail) => {
      taken.push(mail);
      if (manner === 'take') return true;
      socket.destroy();
      return false;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    taken,
    behave(how) {
      manner = how;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Greets, agrees to everything, and collects what stands between DATA and the lonely dot. */
function converse(socket: Socket, take: (mail: string) => boolean): void {
  let text = '';
  let isLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 sink');
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    for (;;) {
      const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isLetter ? 5 : 2));
      if (isLetter) {
        isLetter = false;
        if (take(part)) say('250 taken');
        continue;
      }
      const [verb = ''] = part.toUpperCase().split(' ');
      isLetter = verb === 'DATA';
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say(isLetter ? '354 go on' : '250 sink');
    }
  });
}
