import { sql } from 'kysely';
import type { AnswerableKind } from '#domain/enquiries/enquiry-status.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { enquiryTables } from './enquiry-tables.ts';

export interface StaffPerson {
  id: string;
  name: string;
}

/** Members of staff who may work on such enquiries. */
export async function listAssignees(kind: AnswerableKind): Promise<StaffPerson[]> {
  const { roles } = enquiryTables[kind];
  // As system: staff may not read the profiles and roles of colleagues.
  const [people] = await asSystem().read(sql<StaffPerson>`
    select p.id, coalesce(nullif(p.full_name, ''), p.email) as name from public.profiles p
    where exists (select from public.user_roles r where r.user_id = p.id
      and (r.role = 'admin' or r.role = any (${[...roles]}::text[])))
    order by 2, 1`);
  return people;
}
