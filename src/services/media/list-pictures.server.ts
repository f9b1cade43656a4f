import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { containing } from '../admin/lists/filter-sql.ts';
import type { Customer } from '../shared/customer.ts';
import { toLibraryPicture, type LibraryRow } from './find-picture.server.ts';
import { picturesPerPage, type LibraryFilter, type LibraryPage } from './library-page.ts';
import { mayManagePictures } from './may-manage-pictures.server.ts';
import { pictureUses } from './picture-uses.server.ts';

type Row = LibraryRow & { uses: number; count: number };

/** The newest pictures first. */
export async function listPictures(
  { text, isUnused, page }: LibraryFilter,
  actor: Customer,
): Promise<LibraryPage> {
  if (!(await mayManagePictures(actor))) return { pictures: [], count: 0 };
  // As system: a picture is in use even where this member of staff may not look.
  const [rows] = await asSystem().read(sql<Row>`
    with uses as (
      select address, count(distinct (place, record))::integer as number
      from (${pictureUses}) as used group by address)
    select m.id, m.address, m.width, m.height, m.dominant_color, m.alt_en, m.alt_ar, m.file_name,
      coalesce(u.number, 0) as uses, count(*) over ()::integer as count
    from public.media m left join uses u on u.address = m.address
    where (${text} = '' or m.file_name || ' ' || m.alt_en || ' ' || m.alt_ar ilike ${containing(text)})
      and (not ${isUnused} or u.number is null)
    order by m.created_at desc, m.id desc
    limit ${picturesPerPage} offset ${(page - 1) * picturesPerPage}`);
  return {
    pictures: rows.map((row) => ({ ...toLibraryPicture(row), uses: row.uses })),
    count: rows[0]?.count ?? 0,
  };
}
