import { useRef, useState } from 'react';
import type { Game, Prize } from '#domain/game/game.ts';
import { parseInstagramUsername } from '#domain/game/instagram.ts';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast-store.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { buzz, celebrate } from '../celebration/celebrate.ts';
import { knownDevice } from '../play/device-record.ts';
import { GameForm } from '../play/game-form.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { claimedToast, rejectedToast, unreachableToast } from './claim-toasts.ts';
import { storePendingClaim } from '../../shared/session/pending-claim.ts';

interface ClaimFormProps {
  game: Game;
  prize: Prize;
  play: GamePlay;
}

export function ClaimForm({ game, prize, play }: ClaimFormProps) {
  const t = useT();
  const { user } = useAuth();
  const form = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<'username_required' | 'username_invalid' | null>(null);
  const typed = () => form.current?.querySelector('input')?.value ?? '';

  const send = async (fields: FormData) => {
    const name = parseInstagramUsername(typed());
    setError(name.ok ? null : name.reason);
    if (!name.ok) {
      form.current?.querySelector('input')?.focus();
      if (name.reason === 'username_required') toast(rejectedToast(name.reason, t));
      return;
    }
    const reply = await play.send(fields);
    if (!reply) return void toast(unreachableToast(t));
    if (!reply.result.ok) return void toast(rejectedToast(reply.result.reason, t));
    if (!user) storePendingClaim({ deviceId: knownDevice() });
    toast(claimedToast(user !== null, t));
    buzz([20, 40, 20]);
    celebrate();
  };

  const keep = () => {
    const name = parseInstagramUsername(typed());
    const deviceId = knownDevice();
    storePendingClaim(
      name.ok ? { prizeId: prize.id, instagramUsername: name.username, deviceId } : { deviceId },
    );
  };

  return (
    <div ref={form}>
      <GameForm
        move="claim"
        gameId={game.id}
        className="claim-form"
        onSend={(fields) => void send(fields)}
      >
        <Field
          label={t('game.claim.username')}
          hint={t('game.claim.usernameHint')}
          error={error && t(`game.rejections.${error}`)}
          required
        >
          <TextInput
            name="instagramUsername"
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="@"
            maxLength={200}
          />
        </Field>
        <Button type="submit" size="large" wide busy={play.busy} busyLabel={t('game.claim.busy')}>
          {t('game.claim.submit')}
        </Button>
      </GameForm>
      {!user && prize.type === 'coupon' && <NeedsAccount onLeave={keep} />}
    </div>
  );
}

/** A coupon needs an account. The claim is stored and submitted after the visitor has signed up. */
function NeedsAccount({ onLeave }: { onLeave(): void }) {
  const t = useT();
  return (
    <div className="needs-account">
      <h2>{t('game.claim.accountTitle')}</h2>
      <p>{t('game.claim.accountText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/signup" variant="outline" onClick={onLeave}>
          {t('game.complete.signUp')}
        </ButtonLink>
        <ButtonLink to="/login?next=/game" variant="outline" onClick={onLeave}>
          {t('game.complete.logIn')}
        </ButtonLink>
      </div>
    </div>
  );
}
