import { sql } from 'kysely';
import type { Change } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';

type WorkTable = 'portfolio_projects' | 'projects';

/** The rows of a work in all tables; policies hide them from those who may not edit it. */
const rowsOfWork: Record<WorkTable, (id: string) => ReturnType<typeof sql<Row>>> = {
  portfolio_projects: (id) => sql<Row>`
    select 'portfolio_projects' as "table", id from public.portfolio_projects where id = ${id}
    union all select 'portfolio_images', id from public.portfolio_images where portfolio_id = ${id}
    union all select 'portfolio_highlights', id from public.portfolio_highlights where project_id = ${id}
    union all select 'portfolio_products', id from public.portfolio_products where portfolio_id = ${id}
    union all select 'portfolio_hotspots', h.id from public.portfolio_hotspots h
      join public.portfolio_images i on i.id = h.image_id where i.portfolio_id = ${id}`,
  projects: (id) => sql<Row>`
    select 'projects' as "table", id from public.projects where id = ${id}
    union all select 'project_images', id from public.project_images where project_id = ${id}`,
};

interface Row {
  table: string;
  id: string;
}

export type WorkRemoved = { ok: true; changeSet: string | null } | { ok: false; reason: string };

/** Removes a work with all that belongs to it, in one change set that brings it back. */
export async function removeWork(table: WorkTable, id: string, staff: Staff): Promise<WorkRemoved> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const [rows] = await asUser(staff.actor).read(rowsOfWork[table](id));
  if (!rows.some((row) => row.table === table)) return { ok: false, reason: 'not_found' };
  // The change set stores each row as it is when it goes.
  const changes = rows.map((row): Change => ({
    table: row.table,
    key: row.id,
    field: null,
    from: { id: row.id },
    to: null,
  }));
  const result = await applyChanges({ title: 'Removed work', changes }, staff);
  return result.ok
    ? { ok: true, changeSet: result.changeSet }
    : { ok: false, reason: result.reason };
}
