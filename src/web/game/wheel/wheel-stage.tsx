import { useEffect, useMemo, useRef, useState } from 'react';
import type { Game, Prize } from '#domain/game/game.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { buzz, celebrate } from '../celebration/celebrate.ts';
import { GameForm } from '../play/game-form.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { sounds } from '../sounds/sounds.ts';
import { smallPicture } from '../stage/small-picture.ts';
import { StageHeading } from '../stage/stage-heading.tsx';
import { Odds } from './odds.tsx';
import { PrizeModal } from './prize-modal.tsx';
import { PrizeWheel, useWheel } from './prize-wheel.tsx';
import { Seal } from './seal.tsx';
import { createClientNonce } from './create-client-nonce.ts';
import './turn.css';

export function WheelStage({ game, play }: { game: Game; play: GamePlay }) {
  const t = useT();
  const segments = useSegments(game);
  const wheel = useWheel(segments.length);
  const won = useTurn(game, wheel.turn);
  const [isModalOpen, setModalOpen] = useState(false);
  const isTurning = game.spin !== null && !won;

  const send = async (form: FormData) => {
    form.set('nonce', createClientNonce());
    play.stay();
    const reply = await play.send(form);
    if (reply?.state.game?.spin) return;
    play.goOn();
    toast({ title: t('game.wheel.failed'), variant: 'destructive' });
  };
  const goOn = () => (won?.type === 'product' && won.picture ? setModalOpen(true) : play.goOn());

  return (
    <section className="turn">
      <div className="turn-words">
        <StageHeading id={won ? 'won' : 'wheel'} className="turn-title">
          {won ? t('game.wheel.won', { prize: won.name }) : t('game.wheel.title')}
        </StageHeading>
        <p className="turn-lead">{t(won ? 'game.claim.keepText' : 'game.wheel.lead')}</p>
      </div>
      <div className="turn-wheel">
        <PrizeWheel
          segments={segments}
          label={t('game.wheel.picture', { count: segments.length })}
          face={wheel.face}
          pointer={wheel.pointer}
        />
      </div>
      <div className="stage-foot turn-foot">
        {won ? (
          <Button size="large" wide onClick={goOn}>
            {t('game.wheel.claim')}
          </Button>
        ) : (
          <GameForm move="spin" gameId={game.id} onSend={(form) => void send(form)}>
            <Button
              type="submit"
              size="large"
              wide
              busy={play.busy || isTurning}
              busyLabel={t('game.wheel.spinning')}
            >
              {t('game.wheel.spin')}
            </Button>
          </GameForm>
        )}
      </div>
      <div className="turn-facts">
        <Odds wheel={game.wheel} />
        <Seal wheel={game.wheel} drawn={won !== null} />
      </div>
      {won?.picture && (
        <PrizeModal
          prize={won}
          picture={won.picture}
          open={isModalOpen}
          onClose={() => {
            setModalOpen(false);
            play.goOn();
          }}
        />
      )}
    </section>
  );
}

function useSegments({ wheel }: Game) {
  const { locale, number } = useLanguage();
  return useMemo(() => {
    const sign = locale === 'ar' ? '٪' : '%';
    const prizes = new Map(wheel.prizes.map((prize) => [prize.id, prize]));
    return wheel.segments.map(({ prizeId, name }) => {
      const prize = prizes.get(prizeId);
      const value = prize?.value ?? null;
      return {
        ...{ prizeId, name },
        figure: value === null ? null : `${number(value)}${sign}`,
        picture: prize?.picture ? smallPicture(prize.picture.url) : null,
      };
    });
  }, [wheel, locale, number]);
}

/** Turns the wheel once the server has drawn; returns the prize when it has stopped. */
function useTurn(game: Game, turn: (segment: number) => Promise<void>): Prize | null {
  const [won, setWon] = useState<Prize | null>(null);
  const turned = useRef<string | null>(null);
  const { spin, wheel } = game;
  useEffect(() => {
    if (!spin || turned.current === wheel.drawId) return;
    turned.current = wheel.drawId;
    const run = async () => {
      sounds.play('spin');
      buzz(20);
      await turn(spin.segment);
      setWon(spin.prize);
      sounds.play('win');
      buzz([30, 60, 30, 60, 90]);
      celebrate();
    };
    void run();
  }, [spin, wheel.drawId, turn]);
  return won;
}
