import { useT } from '#i18n/react.tsx';
import type { OpenedQueue } from '#services/game/read-claim-queue.server.ts';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { ClaimCard } from './claim-card.tsx';
import { RelatedClaims } from './related-claims.tsx';
import { UpcomingClaims } from './upcoming-claims.tsx';
import { useLeaseRenewal } from './use-lease-renewal.ts';
import './claim-queue.css';

interface ClaimQueueProps {
  queue: OpenedQueue;
  /** What is worked through. */
  status: 'pending' | 'verified';
  serverResult?: FormResult | null;
}

/** One claim at a time, oldest first; beside it what comes next, below it who looks alike. */
export function ClaimQueue({ queue, status, serverResult }: ClaimQueueProps) {
  const t = useT();
  const { claim, upcoming } = queue;
  useLeaseRenewal(claim?.id ?? null);
  return (
    <>
      <div className="claim-queue">
        {claim ? (
          <ClaimCard claim={claim} serverResult={serverResult} />
        ) : (
          <p className="claim-card text-muted">
            {t(
              status === 'verified'
                ? 'adminGame.claimQueue.noneToDeliver'
                : 'adminGame.claimQueue.noneToVerify',
            )}
          </p>
        )}
        <UpcomingClaims claims={upcoming} />
      </div>
      {claim && claim.related.length > 0 && <RelatedClaims claims={claim.related} />}
    </>
  );
}
