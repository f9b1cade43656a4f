import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
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
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/signup">{t('game.complete.signUp')}</ButtonLink>
            <ButtonLink to="/login?next=/game" variant="outline">
              {t('game.complete.logIn')}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
