import { sql } from 'kysely';
import type { StaffRole } from '#domain/identity/roles.ts';

export interface StoredView {
  id: string;
  name: string;
  search: string;
  isOwn: boolean;
  sharedWith: StaffRole[];
}

const maxShown = 40;

/** Own views and those of colleagues who share them, as the policies decide. */
export const selectViews = (list: string) => sql<StoredView>`
  select id, name, search, owner_id = auth.uid() as "isOwn", shared_with as "sharedWith"
  from public.staff_views where list = ${list}
  order by created_at, id limit ${sql.lit(maxShown)}`;
