import { useEffect, useRef, useState } from 'react';
import { maxPictureBytes, type LibraryPicture } from '#domain/media/picture.ts';
import { sendPicture, type UploadReason } from './send-picture.ts';

export interface PictureUpload {
  id: number;
  file: File;
  state:
    | { kind: 'waiting' | 'preparing' | 'cancelled' }
    | { kind: 'sending'; percent: number }
    | { kind: 'done'; isNew: boolean }
    | { kind: 'failed'; reason: UploadReason };
}

type State = PictureUpload['state'];

/** As many as the shop decodes at a time. */
const atATime = 2;
let lastId = 0;

export type PictureUploads = ReturnType<typeof usePictureUploads>;

/** Sends pictures, each with its progress; one that fails does not stop the others. */
export function usePictureUploads(onAdded: (picture: LibraryPicture) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const waiting = useRef<PictureUpload[]>([]);
  const running = useRef(new Map<number, () => void>());
  const added = useRef(onAdded);
  useEffect(() => {
    added.current = onAdded;
  }, [onAdded]);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((abort) => abort());
  }, []);

  const update = (id: number, state: State) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));

  async function send({ id, file }: PictureUpload): Promise<void> {
    const sending = sendPicture(file, (percent) =>
      update(id, percent < 100 ? { kind: 'sending', percent } : { kind: 'preparing' }),
    );
    running.current.set(id, sending.abort);
    update(id, { kind: 'sending', percent: 0 });
    const result = await sending.result;
    running.current.delete(id);
    next();
    if (result === 'aborted') return update(id, { kind: 'cancelled' });
    if (!result.ok) return update(id, { kind: 'failed', reason: result.reason });
    update(id, { kind: 'done', isNew: result.isNew });
    added.current(result.picture);
  }

  function next(): void {
    if (running.current.size >= atATime) return;
    const upload = waiting.current.shift();
    if (!upload) return;
    void send(upload);
    next();
  }

  function queue(upload: PictureUpload): void {
    const isTooLarge = upload.file.size > maxPictureBytes;
    if (isTooLarge) return update(upload.id, { kind: 'failed', reason: 'picture_too_large' });
    waiting.current.push(upload);
    next();
  }

  function add(files: readonly File[]): void {
    const queued = files.map((file): PictureUpload => ({
      id: ++lastId,
      file,
      state: { kind: 'waiting' },
    }));
    setUploads((all) => [...all, ...queued]);
    queued.forEach(queue);
  }

  function cancel(id: number): void {
    waiting.current = waiting.current.filter((upload) => upload.id !== id);
    const abort = running.current.get(id);
    if (abort) abort();
    else update(id, { kind: 'cancelled' });
  }

  function retry(upload: PictureUpload): void {
    update(upload.id, { kind: 'waiting' });
    queue(upload);
  }

  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  return { uploads, add, cancel, retry, forget };
}
