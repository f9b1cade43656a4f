import { useRejectionText } from '../../../shared/forms/use-rejection-text.ts';
import { BoardResult } from '../../board/board-result.tsx';
import { useDeskReasonTexts } from '../desk/use-desk-reason-texts.ts';
import type { MoveReport } from './move-report.ts';

/** Says why an order was not moved. One that was is in the bar of what can be undone. */
export function MoveResultLine({ report }: { report: MoveReport | null }) {
  const rejection = report && !report.ok ? report : null;
  const rejectionText = useRejectionText();
  const reasonTexts = useDeskReasonTexts(rejection);
  return <BoardResult moved={null} problem={rejection && rejectionText(rejection, reasonTexts)} />;
}
