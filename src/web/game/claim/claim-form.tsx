import { useRef, useState, type SubmitEvent } from 'react';
import { useHref } from 'react-router';
import type { Game, Prize } from '#domain/game/game.ts';
import { parseInstagramUsername, type Username } from '#domain/game/instagram.ts';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { stateOfOwnForm } from '../../shared/forms/use-shop-form.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { storePendingClaim } from '../../shared/session/pending-claim.ts';
import { buzz, celebrate } from '../celebration/celebrate.ts';
import { knownDevice } from '../play/device-record.ts';
import { MoveFields } from '../play/game-form.tsx';
import type { GameMoveResult } from '../play/reply.ts';
import type { GamePlay } from '../play/use-game.ts';
import { AccountLinks } from '../stage/account-links.tsx';
import { AccountRequiredNotice } from '../stage/account-required-notice.tsx';
import { claimedToast, rejectedToast, unreachableToast } from './claim-toasts.ts';

interface ClaimFormProps {
  game: Game;
  prize: Prize;
  play: GamePlay;
}

type UsernameProblem = Extract<Username, { ok: false }>['reason'] | 'username_taken';

const usernameField = 'instagramUsername';

const readUsername = (fields: FormData): Username =>
  parseInstagramUsername(String(fields.get(usernameField) ?? ''));

export function ClaimForm({ game, prize, play }: ClaimFormProps) {
  const t = useT();
  const { user } = useAuth();
  const container = useRef<HTMLDivElement>(null);
  const { form, submit, needsAccount } = useClaim(play);

  const storeClaim = () => {
    const element = container.current?.querySelector('form');
    const name = readUsername(element ? new FormData(element) : new FormData());
    const deviceId = knownDevice();
    storePendingClaim(
      name.ok ? { prizeId: prize.id, instagramUsername: name.username, deviceId } : { deviceId },
    );
  };

  return (
    <div ref={container}>
      <ShopForm
        form={form}
        action={useHref('/game/play')}
        labels={{ [usernameField]: t('game.claim.username') }}
        problemText={(problem) => t(`game.rejections.${problem as UsernameProblem}`)}
        hasNotice={false}
        onSubmit={submit}
        className="claim-form"
      >
        <MoveFields move="claim" gameId={game.id} />
        <TextField
          name={usernameField}
          hint={t('game.claim.usernameHint')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="@"
          maxLength={200}
          required
        />
        <SubmitButton size="large" wide busyLabel={t('game.claim.busy')}>
          {t('game.claim.submit')}
        </SubmitButton>
      </ShopForm>
      {needsAccount ? (
        <AccountRequiredNotice reason="account_required" onLeave={storeClaim} />
      ) : (
        !user && prize.type === 'coupon' && <NeedsAccount onLeave={storeClaim} />
      )}
    </div>
  );
}

/** A move of the game: the game sends it and follows its result; toasts report what happened. */
function useClaim(play: GamePlay) {
  const t = useT();
  const { user } = useAuth();
  const [rejection, setRejection] = useState<FormRejection>();
  const [needsAccount, setNeedsAccount] = useState(false);

  const reject = (result: Extract<GameMoveResult, { ok: false }>) => {
    setNeedsAccount(result.reason === 'account_required');
    if (result.reason === 'account_required' || result.reason === 'proof_required') return;
    if (result.reason === 'username_taken') setRejection(rejectUsername(result.reason));
    else toast(rejectedToast(result.reason, t));
  };

  const send = async (fields: FormData) => {
    const reply = await play.send(fields);
    if (!reply) return void toast(unreachableToast(t));
    if (!reply.result.ok) return reject(reply.result);
    if (!user) storePendingClaim({ deviceId: knownDevice() });
    toast(claimedToast(user !== null, t));
    buzz([20, 40, 20]);
    celebrate();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = readUsername(fields);
    setRejection(name.ok ? undefined : rejectUsername(name.reason));
    if (name.ok) return void send(fields);
    if (name.reason === 'username_required') toast(rejectedToast(name.reason, t));
  };
  return {
    form: stateOfOwnForm({ result: rejection, isPending: play.busy }),
    submit,
    needsAccount,
  };
}

const rejectUsername = (problem: UsernameProblem): FormRejection => ({
  ok: false,
  reason: 'invalid_input',
  fields: { [usernameField]: problem },
  values: {},
});

/** A coupon needs an account. The claim is stored and submitted after the visitor has signed up. */
function NeedsAccount({ onLeave }: { onLeave(): void }) {
  const t = useT();
  return (
    <div className="needs-account">
      <h2>{t('game.claim.accountTitle')}</h2>
      <p>{t('game.claim.accountText')}</p>
      <AccountLinks equal onLeave={onLeave} />
    </div>
  );
}
