import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';

export const statusTones = {
  new: 'warning',
  contacted: 'information',
  answered: 'information',
  quoted: 'information',
  in_progress: 'information',
  completed: 'success',
  declined: 'plain',
  closed: 'plain',
} as const satisfies Record<EnquiryStatus, string>;

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  const t = useT();
  return <Badge tone={statusTones[status]}>{t(`adminEnquiries.status.names.${status}`)}</Badge>;
}
