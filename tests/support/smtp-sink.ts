import { createServer, type Socket } from 'node:net';

/** Accepts mails, breaks the connection after having accepted one, or never answers. */
type Behaviour = 'take' | 'hang up' | 'hang';

interface SmtpSink {
  url: string;
  /** Every mail that was accepted, as it came over the wire. */
  taken: string[];
  /** Counts the mails that arrived while the sink hangs; they are not accepted. */
  held: string[];
  behave(how: Behaviour): void;
  /** Breaks every open connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A mail server for tests, as small as the protocol allows. */
export async function smtpSink(): Promise<SmtpSink> {
  const taken: string[] = [];
  const held: string[] = [];
  const open = new Set<Socket>();
  let behaviour: Behaviour = 'take';
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    converse(socket, (mail) => {
      (behaviour === 'hang' ? held : taken).push(mail);
      if (behaviour === 'hang up') socket.destroy();
      return behaviour === 'take';
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    taken,
    held,
    behave(how) {
      behaviour = how;
    },
    hangUp() {
      for (const socket of open) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Greets, agrees to every command, and collects the text between DATA and the line with one dot. */
function converse(socket: Socket, accept: (mail: string) => boolean): void {
  let text = '';
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply('220 sink');
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        if (accept(part)) reply('250 accepted');
        continue;
      }
      const [verb = ''] = part.toUpperCase().split(' ');
      isData = verb === 'DATA';
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      else reply(isData ? '354 go on' : '250 sink');
    }
  });
}
