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
