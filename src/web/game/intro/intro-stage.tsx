import { useState } from 'react';
import type { Claim, GameState } from '#domain/game/game.ts';
import { secondsPerQuestion } from '#domain/game/timing.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { toast } from '#ui/toast-store.ts';
import { useStored } from '../../shared/storage/use-stored.ts';
import { ClaimProgress } from '../complete/claim-progress.tsx';
import { CooldownNotice } from '../complete/cooldown-notice.tsx';
import { GameForm } from '../play/game-form.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { useStart } from '../play/use-start.ts';
import { setSoundEnabled, soundEnabledKey } from '../sounds/sounds.ts';
import { AccountRequiredNotice } from '../stage/account-required-notice.tsx';
import { StageHeading } from '../stage/stage-heading.tsx';
import { PrizeRing } from './prize-ring.tsx';
import { ProofProgress } from './proof-progress.tsx';
import './intro.css';

export function IntroStage({ state, play }: { state: GameState; play: GamePlay }) {
  const t = useT();
  return (
    <section className="intro">
      <div className="intro-words">
        <p className="eyebrow">{t('game.intro.eyebrow')}</p>
        <StageHeading id="intro" className="intro-title">
          {t('game.bar.title')}
        </StageHeading>
        <p className="intro-lead">{t('game.intro.lead')}</p>
        <Rules />
        {state.claim && <LastClaim claim={state.claim} />}
      </div>
      <div className="intro-prizes">
        <PrizeRing prizes={state.prizes} />
        <h2 className="eyebrow">{t('game.intro.prizes')}</h2>
        <ul className="prize-names">
          {state.prizes.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="intro-start">
        {state.nextPlayAt ? (
          <CooldownNotice nextPlayAt={state.nextPlayAt} />
        ) : (
          <StartForm play={play} />
        )}
      </div>
    </section>
  );
}

/** After a day the game can be played again; the earlier prize stays in sight. */
function LastClaim({ claim }: { claim: Claim }) {
  const t = useT();
  return (
    <section className="intro-claim" aria-labelledby="last-claim">
      <h2 id="last-claim" className="eyebrow">
        {t('game.intro.lastClaim', { prize: claim.prizeName })}
      </h2>
      <ClaimProgress claim={claim} />
    </section>
  );
}

function Rules() {
  const t = useT();
  const rules = [
    t('game.intro.ruleQuestions', { seconds: secondsPerQuestion }),
    t('game.intro.ruleWheel'),
    t('game.intro.ruleOnce'),
  ];
  return (
    <>
      <h2 className="sr-only">{t('game.intro.rules')}</h2>
      <ul className="rules">
        {rules.map((rule) => (
          <li key={rule}>
            <KhatamMark className="size-5 text-brass" />
            {rule}
          </li>
        ))}
      </ul>
    </>
  );
}

function StartForm({ play }: { play: GamePlay }) {
  const t = useT();
  const withSound = useStored(soundEnabledKey) !== 'false';
  const { start, progress } = useStart(play.send);
  const [needsAccount, setNeedsAccount] = useState(false);
  const begin = async (form: FormData) => {
    form.set('screenSize', `${screen.width}x${screen.height}`);
    const reply = await start(form);
    if (!reply) return void toast({ title: t('game.bar.failed'), variant: 'destructive' });
    setNeedsAccount(!reply.result.ok && reply.result.reason === 'proof_required');
  };
  if (needsAccount) return <AccountRequiredNotice reason="proof_required" />;
  return (
    <GameForm move="start" onSend={(form) => void begin(form)}>
      <fieldset className="intro-settings">
        <legend className="sr-only">{t('game.intro.settings')}</legend>
        <Checkbox
          name="extendedTime"
          value="true"
          label={t('game.intro.moreTime')}
          hint={t('game.intro.moreTimeHint')}
        />
        <Checkbox
          label={t('game.intro.withSound')}
          checked={withSound}
          onChange={(event) => setSoundEnabled(event.target.checked)}
        />
      </fieldset>
      <div className="stage-foot">
        {progress !== null && <ProofProgress share={progress} />}
        <Button
          type="submit"
          size="large"
          wide
          busy={play.busy || progress !== null}
          busyLabel={t(progress === null ? 'game.intro.starting' : 'game.intro.proving')}
        >
          {t('game.intro.start')}
        </Button>
      </div>
    </GameForm>
  );
}
