import type { Claim } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useAuth } from '../../shared/session/auth.tsx';

/** Tells visitors that an account saves the prize, or lets them play again without waiting. */
export function AccountInvitation({ claim }: { claim: Claim | null }) {
  const t = useT();
  const { user } = useAuth();
  if (user || (claim && !claim.needsAccount)) return null;
  return (
    <aside className="invitation">
      <h2>{t(claim ? 'game.complete.accountTitle' : 'game.complete.accountLostTitle')}</h2>
      <p>{t(claim ? 'game.complete.accountText' : 'game.complete.accountLostText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/signup">{t('game.complete.signUp')}</ButtonLink>
        <ButtonLink to="/login?next=/game" variant="outline">
          {t('game.complete.logIn')}
        </ButtonLink>
      </div>
    </aside>
  );
}
