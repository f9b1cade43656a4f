import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = {
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
  return <Badge tone={tones[status]}>{t(`adminEnquiries.status.names.${status}`)}</Badge>;
}
