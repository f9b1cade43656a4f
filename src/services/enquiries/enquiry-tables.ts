import type { AnswerableKind } from '#domain/enquiries/enquiry-status.ts';
import type { StaffRole } from '#domain/identity/roles.ts';

interface EnquiryTable {
  table: 'public.custom_service_requests' | 'public.contact_messages';
  /** Its column in notes and answers. */
  reference: 'request_id' | 'message_id';
  /** Who works on it, besides admins; the policies of the table say the same. */
  roles: readonly StaffRole[];
}

export const enquiryTables: Record<AnswerableKind, EnquiryTable> = {
  custom_service: {
    table: 'public.custom_service_requests',
    reference: 'request_id',
    roles: ['sales', 'technical_office_manager'],
  },
  contact: { table: 'public.contact_messages', reference: 'message_id', roles: ['sales'] },
};

export interface EnquiryRef {
  kind: AnswerableKind;
  id: string;
}

/** Columns that staff see of either, as queries select them. */
export const storedEnquiryColumns = [
  'id',
  'full_name as name',
  'email',
  'phone',
  'message',
  'locale',
  'status',
  'staff_notes as oldNotes',
  'assigned_to as assignedTo',
  'created_at as receivedAt',
  'answered_at as answeredAt',
] as const;
