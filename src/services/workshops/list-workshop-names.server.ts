import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

export interface WorkshopName {
  name: string;
  name_ar: string | null;
}

/** What a product can name as its workshop, also one that visitors do not see yet. */
export async function listWorkshopNames(actor: Customer): Promise<WorkshopName[]> {
  const [names] = await asActor(actor).read(
    db.selectFrom('workshops').select(['name', 'name_ar']).orderBy('name'),
  );
  return names;
}
