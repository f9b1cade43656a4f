import { answerDueAt, hoursLeft, hoursTaken } from '#domain/enquiries/answer-time.ts';
import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';

interface AnswerClockProps {
  enquiry: { receivedAt: Date; answeredAt: Date | null; status: EnquiryStatus };
  now: Date;
}

/** Below this a wait is urgent. */
const fewHours = 12;
const dayHours = 24;
/** From here on days say more than hours. */
const manyHours = 72;

/** How much of the promised 48 hours is left, or how long the first answer took. */
export function AnswerClock({
  enquiry: { receivedAt, answeredAt, status },
  now,
}: AnswerClockProps) {
  const { t, date } = useLanguage();
  const wait = { receivedAt, answeredAt, isWaiting: status === 'new' };
  const left = hoursLeft(wait, now);
  if (left === null) return <TimeTaken hours={hoursTaken(wait)} />;
  const tone = left < 0 ? 'sale' : left < fewHours ? 'warning' : 'plain';
  return (
    <span
      title={t('adminEnquiries.waiting.due', { date: date(answerDueAt(receivedAt), 'dateTime') })}
    >
      <Badge tone={tone} className="whitespace-nowrap">
        <TimeLeft hours={left} />
      </Badge>
    </span>
  );
}

function TimeLeft({ hours }: { hours: number }) {
  const { t } = useLanguage();
  if (hours === 0) return t('adminEnquiries.waiting.lastHour');
  if (hours > 0) return t('adminEnquiries.waiting.left', { count: hours });
  return -hours < manyHours
    ? t('adminEnquiries.waiting.late', { count: -hours })
    : t('adminEnquiries.waiting.lateDays', { count: Math.floor(-hours / dayHours) });
}

function TimeTaken({ hours }: { hours: number | null }) {
  const { t } = useLanguage();
  if (hours === null) return null;
  if (hours === 0) return t('adminEnquiries.waiting.tookMinutes');
  return hours < manyHours
    ? t('adminEnquiries.waiting.took', { count: hours })
    : t('adminEnquiries.waiting.tookDays', { count: Math.floor(hours / dayHours) });
}
