import { useT } from '#i18n/react.tsx';
import { useRejectionText } from '../../../shared/forms/use-rejection-text.ts';
import { BoardResult } from '../../board/board-result.tsx';
import { useMoveReasonTexts } from '../use-move-reason-texts.ts';
import type { RequestMoveReport } from './request-move.ts';

/** Says what became of a move. */
export function RequestMoveResult({ report }: { report: RequestMoveReport | null }) {
  const t = useT();
  const rejection = report && !report.ok ? report : null;
  const rejectionText = useRejectionText();
  const reasonTexts = useMoveReasonTexts(rejection);
  const moved =
    report?.ok &&
    t('adminEnquiries.board.moved', {
      title: report.title,
      status: t(`adminEnquiries.status.names.${report.status}`),
    });
  return (
    <BoardResult
      moved={moved || null}
      problem={rejection && rejectionText(rejection, reasonTexts)}
    />
  );
}
