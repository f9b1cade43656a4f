import { sql } from 'kysely';
import { requestStatuses, type RequestStatus } from '#domain/enquiries/enquiry-status.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';
import { listAssignees } from './list-assignees.server.ts';

export interface RequestCard {
  id: string;
  status: RequestStatus;
  title: string;
  name: string;
  serviceType: string;
  budget: string;
  receivedAt: Date;
  answeredAt: Date | null;
  isAnswered: boolean;
  assignee: string | null;
}

export interface RequestBoardColumn {
  status: RequestStatus;
  /** All requests of the status; the cards are the first of them. */
  total: number;
  cards: RequestCard[];
}

const maxCards = 25;
/** Of those that have ended the latest are enough; the list has the others. */
const maxEnded = 8;

type Row = Omit<RequestCard, 'assignee'> & { total: number; assignedTo: string | null };

/**
 * The requests by status: unanswered ones oldest first, others by their last change. Row-level
 * security shows them to those who work on them.
 */
export async function readRequestBoard(actor: Customer): Promise<RequestBoardColumn[]> {
  const [[rows], people] = await Promise.all([
    asUser(actor).read(sql<Row>`
      select r.id, r.status, r.title, r.name, r."serviceType", r.budget, r."receivedAt",
        r."answeredAt", r."assignedTo", r.total, exists (
          select from public.enquiry_answers a where a.request_id = r.id) as "isAnswered"
      from (
        select id, status, project_title as title, full_name as name,
          service_type as "serviceType", budget_range as budget, created_at as "receivedAt",
          answered_at as "answeredAt", assigned_to as "assignedTo",
          count(*) over (partition by status)::integer as total,
          row_number() over (partition by status order by
            case when status = 'new' then created_at end, updated_at desc, id) as place
        from public.custom_service_requests
      ) r
      where r.place <= case when r.status in ('completed', 'declined')
        then ${maxEnded}::integer else ${maxCards}::integer end
      order by r.place`),
    listAssignees('custom_service'),
  ]);
  const nameOf = new Map<string | null, string>(people.map(({ id, name }) => [id, name]));
  return requestStatuses.map((status) => {
    const ofStatus = rows.filter((row) => row.status === status);
    const cards = ofStatus.map((row) => ({ ...row, assignee: nameOf.get(row.assignedTo) ?? null }));
    return { status, total: ofStatus[0]?.total ?? 0, cards };
  });
}
