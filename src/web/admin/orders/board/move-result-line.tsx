import { useT } from '#i18n/react.tsx';
import { useRejectionText } from '../../../shared/forms/use-rejection-text.ts';
import { BoardResult } from '../../board/board-result.tsx';
import { useDeskReasonTexts } from '../desk/use-desk-reason-texts.ts';
import type { MoveReport } from './move-report.ts';

/** Says what became of a move. */
export function MoveResultLine({ report }: { report: MoveReport | null }) {
  const t = useT();
  const rejection = report && !report.ok ? report : null;
  const rejectionText = useRejectionText();
  const reasonTexts = useDeskReasonTexts(rejection);
  const moved =
    report?.ok &&
    t('adminOrders.board.moved', {
      number: report.number,
      status: t(`adminOrders.status.${report.status}`),
    });
  return (
    <BoardResult
      moved={moved || null}
      problem={rejection && rejectionText(rejection, reasonTexts)}
    />
  );
}
