import { sql } from 'kysely';
import type { LibraryPicture } from '#domain/media/picture.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { toLibraryPicture, type LibraryRow } from './find-picture.server.ts';
import { mayManagePictures } from './may-manage-pictures.server.ts';
import { pictureUses, type PicturePlace } from './picture-uses.server.ts';

export interface PictureUse {
  place: PicturePlace;
  /** What the page of the place is found by. */
  record: string;
  label: string;
}

export interface PictureDetail extends LibraryPicture {
  focalX: number;
  focalY: number;
  bytes: number;
  createdAt: Date;
  uses: PictureUse[];
}

type Row = LibraryRow & { focal_x: number; focal_y: number; bytes: number; created_at: Date };

/** A picture with every place that shows it; null when it is missing. */
export async function readPicture(id: string, actor: Customer): Promise<PictureDetail | null> {
  if (!isUuid(id) || !(await mayManagePictures(actor))) return null;
  // As system: a picture is in use even where this member of staff may not look.
  const [[row], uses] = await asSystem().read(
    sql<Row>`select * from public.media where id = ${id}`,
    sql<PictureUse>`
      select distinct place, record, label from (${pictureUses}) as used
      where address = (select address from public.media where id = ${id})
      order by place, label, record`,
  );
  if (!row) return null;
  return {
    ...toLibraryPicture(row),
    focalX: row.focal_x,
    focalY: row.focal_y,
    bytes: row.bytes,
    createdAt: row.created_at,
    uses,
  };
}
