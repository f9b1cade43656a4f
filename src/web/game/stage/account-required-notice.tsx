import { useT } from '#i18n/react.tsx';
import { AccountLinks } from './account-links.tsx';

interface AccountRequiredNoticeProps {
  reason: 'account_required' | 'proof_required';
  onLeave?(): void;
}

/** Too many players or claims came from this network: an account lifts the limit. */
export function AccountRequiredNotice({ reason, onLeave }: AccountRequiredNoticeProps) {
  const t = useT();
  return (
    <div role="alert" className="account-required">
      <h2>{t('game.claim.accountRequiredTitle')}</h2>
      <p>{t(`game.rejections.${reason}`)}</p>
      <AccountLinks onLeave={onLeave} />
    </div>
  );
}
