import type { ReactNode } from 'react';
import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { AnswerClock } from './answer-clock.tsx';
import { useOptionText } from './use-option-text.ts';

interface EnquiryRow {
  received: Date | null;
  answeredAt: Date | null;
  status: string | null;
}

/** The clock of the 48 hours in a list. */
export const clockCell =
  (now: Date) =>
  ({ received, answeredAt, status }: EnquiryRow): ReactNode =>
    received && (
      <AnswerClock
        enquiry={{ receivedAt: received, answeredAt, status: status as EnquiryStatus }}
        now={now}
      />
    );

/** Without the frame of a badge: it is a fact, not a state. */
export function OptionText({ column, value }: { column: string; value: string | null }) {
  const optionText = useOptionText();
  return value && optionText(column, value);
}
