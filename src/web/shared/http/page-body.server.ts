import { Writable } from 'node:stream';

interface PageBody {
  /** React writes here, a few kilobytes at a time. */
  destination: Writable;
  stream: ReadableStream<Uint8Array>;
}

/**
 * Passes on in one piece what React has written in one turn of the event loop, most often the whole
 * page: every piece has to pass through all the streams up to the socket. React never has to wait,
 * because what it would hold back is in memory anyway.
 */
export function createPageBody(onFinish: () => void): PageBody {
  let written: Uint8Array[] = [];
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  const passOn = () => {
    if (written.length > 0) reader?.enqueue(Buffer.concat(written));
    written = [];
  };
  const destination = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      if (written.push(chunk) === 1) setImmediate(passOn);
      done();
    },
    final(done) {
      onFinish();
      passOn();
      done();
    },
    destroy(error, done) {
      if (error) reader?.error(error);
      else reader?.close();
      reader = undefined;
      done(error);
    },
  });
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (reader = controller),
    cancel() {
      reader = undefined;
      destination.destroy();
    },
  });
  return { destination, stream };
}
