import { useT } from '#i18n/react.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { AccountLinks } from '../stage/account-links.tsx';
import { useCooldownText } from './use-cooldown-text.ts';

/** Replaces the start form while this device has to wait. */
export function CooldownNotice({ nextPlayAt }: { nextPlayAt: string }) {
  const t = useT();
  const { user } = useAuth();
  const wait = useCooldownText(nextPlayAt);
  return (
    <div className="next-play">
      <h2>{t('game.intro.waitTitle')}</h2>
      <p>{t('game.intro.waitText', { wait: wait ?? '…' })}</p>
      {!user && (
        <>
          <p>{t('game.intro.waitSignIn')}</p>
          <AccountLinks />
        </>
      )}
    </div>
  );
}
