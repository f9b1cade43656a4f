import { useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { rejectedMoveText } from '../claim/rejected-move-text.ts';
import type { PlayRejection } from '../play/reply.ts';
import { AccountRequiredNotice } from './account-required-notice.tsx';

const shownReasons = [
  'username_required',
  'username_invalid',
  'username_taken',
  'already_claimed',
  'prize_unavailable',
  'claim_check_failed',
  'claim_failed',
  'game_not_found',
  'rate_limited',
] as const satisfies readonly PlayRejection[];

/** Without scripts a rejected move redirects here with the reason in the URL. */
export function MoveRejectedNotice() {
  const t = useT();
  const [search] = useSearchParams();
  const rejected = search.get('refused');
  if (rejected === 'account_required' || rejected === 'proof_required') {
    return <AccountRequiredNotice reason={rejected} />;
  }
  const reason = shownReasons.find((each) => each === rejected);
  if (!reason) return null;
  return (
    <p role="alert" className="refused">
      {rejectedMoveText(reason, t)}
    </p>
  );
}
