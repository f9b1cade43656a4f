import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';

interface AccountLinksProps {
  /** Both look the same where the page has a more important button. */
  equal?: boolean;
  onLeave?(): void;
}

/** Create an account, or log in and come back to the game. */
export function AccountLinks({ equal = false, onLeave }: AccountLinksProps) {
  const t = useT();
  return (
    <div className="account-links">
      <ButtonLink to="/signup" variant={equal ? 'outline' : undefined} onClick={onLeave}>
        {t('game.complete.signUp')}
      </ButtonLink>
      <ButtonLink to="/login?next=/game" variant="outline" onClick={onLeave}>
        {t('game.complete.logIn')}
      </ButtonLink>
    </div>
  );
}
