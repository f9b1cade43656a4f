import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { ClaimToDecide } from '#services/game/read-claim-queue.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { Facts } from '../../facts.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { Duration } from '../../lists/list-cell.tsx';
import { claimTones } from '../use-claim-list-texts.ts';
import { claimParameter } from './claim-address.ts';
import { DecideClaim } from './decide-claim.tsx';
import { ProfileLink } from './profile-link.tsx';

interface ClaimCardProps {
  claim: ClaimToDecide;
  serverResult?: FormResult | null;
}

export function ClaimCard({ claim, serverResult }: ClaimCardProps) {
  const { t } = useLanguage();
  const { username, status } = claim;
  const isSelected = useSearchParams()[0].has(claimParameter);
  return (
    <section className="claim-card" aria-labelledby="claim-title">
      <p className="flex items-center gap-3 text-sm text-muted">
        {t(isSelected ? 'adminGame.claimQueue.selected' : 'adminGame.claimQueue.title')}
        <Badge tone={claimTones[status]}>{t(`adminGame.claimList.statuses.${status}`)}</Badge>
      </p>
      <div className="claim-name">
        <Name id={claim.id} username={username} />
        <ProfileLink key={claim.id} username={username} />
      </div>
      <ClaimFacts claim={claim} />
      <Decision claim={claim} serverResult={serverResult} />
    </section>
  );
}

/** The name of the next claim is read out where the decision has removed the focused control. */
function Name({ id, username }: Pick<ClaimToDecide, 'id' | 'username'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [id]);
  return (
    <h2 id="claim-title" ref={heading} tabIndex={-1}>
      <bdi dir="ltr">@{username}</bdi>
    </h2>
  );
}

function ClaimFacts({ claim }: { claim: ClaimToDecide }) {
  const { t, date } = useLanguage();
  return (
    <Facts
      facts={[
        [
          t('adminGame.claimQueue.prize'),
          <span key="prize">
            <BilingualCell en={claim.prize} ar={claim.prizeAr} />
          </span>,
        ],
        [
          t('adminGame.claimQueue.waiting'),
          <span key="time">
            <time dateTime={claim.claimedAt.toISOString()}>
              {date(claim.claimedAt, 'dateTime')}
            </time>{' '}
            (<Duration hours={claim.waitedHours} />)
          </span>,
        ],
        [
          t('adminGame.claimQueue.player'),
          t(claim.hasAccount ? 'adminGame.claimQueue.account' : 'adminGame.claimQueue.visitor'),
        ],
        [
          t('adminGame.claimQueue.device'),
          claim.device && <DeviceName key="device" device={claim.device} />,
        ],
      ]}
    />
  );
}

const deviceKinds = ['mobile', 'tablet', 'desktop'] as const;

/** Stored as browser, system and kind of device, such as “Chrome Android mobile”. */
function DeviceName({ device }: { device: string }) {
  const { t } = useLanguage();
  const kind = deviceKinds.find((each) => device.endsWith(` ${each}`));
  if (!kind) return <bdi dir="ltr">{device}</bdi>;
  return (
    <span>
      {t(`adminGame.claimQueue.deviceKinds.${kind}`)}
      {' · '}
      <bdi dir="ltr">{device.slice(0, -kind.length - 1)}</bdi>
    </span>
  );
}

/** The buttons; or why there are none. */
function Decision({ claim, serverResult }: ClaimCardProps) {
  const { t } = useLanguage();
  if (claim.openAt) {
    return (
      <p className="claim-notice">
        {t('adminGame.claimQueue.openAt', { name: claim.openAt })}{' '}
        <Link to="/admin/game/verification">{t('adminGame.claimQueue.skip')}</Link>
      </p>
    );
  }
  if (claim.status === 'rejected' || claim.status === 'delivered') {
    return (
      <p className="claim-notice">
        {t('adminGame.claimQueue.decided')}{' '}
        <Link to="/admin/game/verification">{t('adminGame.claimQueue.skip')}</Link>
      </p>
    );
  }
  return <DecideClaim claim={claim} status={claim.status} serverResult={serverResult} />;
}
