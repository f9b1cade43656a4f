import type { Claim } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import './complete.css';

/** What became of a claim. Visitors have no address, so this page is where they learn it. */
export function ClaimProgress({ claim }: { claim: Claim }) {
  const t = useT();
  const { status, reason, needsAccount } = claim;
  return (
    <>
      <p className="complete-lead">
        {status === 'rejected' && reason
          ? `${reason} ${t('game.complete.wentBack')}`
          : t(`game.complete.status.${status}`)}
      </p>
      {status === 'pending' && needsAccount && (
        <p className="complete-lead">{t('game.complete.comeBack')}</p>
      )}
    </>
  );
}
