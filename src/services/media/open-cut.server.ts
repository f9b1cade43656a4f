import { buffer } from 'node:stream/consumers';
import { cutRatios, type CutName } from '#domain/media/cut.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { log } from '#platform/log.server.ts';
import { prepareWidths } from '../uploads/prepare-picture.server.ts';
import { readStoredFile } from '../uploads/read-stored-file.server.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import { cutPrefix } from './cut-names.ts';
import { storeWidths } from './store-widths.server.ts';

interface Wanted {
  id: string;
  cut: CutName;
  width: number;
  type: string;
}

interface Picture {
  id: string;
  width: number;
  focal_x: number;
  focal_y: number;
}

/** Opens a part of a picture. The first visitor who needs it has it made and stored. */
export async function openCut({ id, cut, width, type }: Wanted): Promise<OpenFile | null> {
  const [[picture]] = await asVisitor().read(
    db.selectFrom('media').select(['id', 'width', 'focal_x', 'focal_y']).where('id', '=', id),
  );
  if (!picture || !widthsOf(picture).includes(width)) return null;
  const name = `media/${cutPrefix(picture, cut)}${width}.${type}`;
  const stored = await readStoredFile(name);
  if (stored) return stored;
  await deduplicateMaking(picture, cut);
  return readStoredFile(name);
}

const widthsOf = ({ width }: Picture) => [width, (width / 3) * 2, width / 3];

const making = new Map<string, Promise<void>>();

/** Several requests for the widths of one part arrive together. */
function deduplicateMaking(picture: Picture, cut: CutName): Promise<void> {
  const key = cutPrefix(picture, cut);
  const made =
    making.get(key) ??
    makeCut(picture, cut)
      // Another process was first, or the file is missing; the caller looks again.
      .catch((error: unknown) => log.warn({ err: error, key }, 'a picture could not be cut'))
      .finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

async function makeCut(picture: Picture, cut: CutName): Promise<void> {
  const whole = await readStoredFile(`media/${picture.id}-${picture.width}.webp`);
  if (!whole) return;
  const part = await prepareWidths(new Blob([await buffer(whole.stream)]), {
    ratio: cutRatios[cut],
    focalX: picture.focal_x,
    focalY: picture.focal_y,
    widths: widthsOf(picture),
  });
  if (part === 'busy' || !part) return;
  await withUploads((store) => storeWidths(part, cutPrefix(picture, cut), store));
}
