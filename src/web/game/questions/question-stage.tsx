import { useEffect, useRef } from 'react';
import type { CurrentQuestion, Game } from '#domain/game/game.ts';
import { questionsPerGame, tickFromSeconds, warnFromSeconds } from '#domain/game/timing.ts';
import { useLanguage } from '#i18n/react.tsx';
import { GameForm } from '../play/game-form.tsx';
import { useAnnounce } from '../play/announcer.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { useSecondsLeft } from '../../shared/time/use-seconds-left.ts';
import { sounds } from '../sounds/sounds.ts';
import { StageHeading } from '../stage/stage-heading.tsx';
import { AnswerReview } from './answer-review.tsx';
import { OptionList } from './option-list.tsx';
import { ProgressStars } from './progress-stars.tsx';
import { TimerRing } from './timer-ring.tsx';
import './questions.css';

/** Alternates questions and explanations by the server's timing. */
export function QuestionStage({ game, play }: { game: Game; play: GamePlay }) {
  const { current } = game;
  const opensAt = play.at + (current?.startsIn ?? 0) * 1000;
  const untilOpen = useSecondsLeft(opensAt, current?.startsIn ?? 0);
  if (current && untilOpen === 0) {
    return <OpenQuestion key={current.id} {...{ game, current, play, opensAt }} />;
  }
  return <AnswerReview game={game} play={play} opensIn={current ? untilOpen : null} />;
}

interface OpenQuestionProps {
  game: Game;
  current: CurrentQuestion;
  play: GamePlay;
  opensAt: number;
}

function OpenQuestion({ game, current, play, opensAt }: OpenQuestionProps) {
  const { t, number } = useLanguage();
  const left = useSecondsLeft(opensAt + current.secondsLeft * 1000, current.secondsLeft);
  const total = questionsPerGame;
  useLastSeconds(left);
  useExpiry(left, { game, current, play });
  return (
    <section className="question" aria-labelledby="question-text">
      <div className="question-head">
        <p className="eyebrow">
          {t('game.questions.progress', { position: current.position + 1, total })}
        </p>
        <ProgressStars answered={game.answered} total={total} />
      </div>
      <TimerRing
        left={left}
        total={game.secondsPerQuestion}
        figure={number(left)}
        sentence={t('game.questions.seconds', { count: left })}
      />
      <StageHeading id={current.id} className="question-text">
        <span id="question-text">{current.text}</span>
      </StageHeading>
      <GameForm
        move="answer"
        gameId={game.id}
        className="question-answers"
        onSend={(form) => void play.send(form)}
      >
        <input type="hidden" name="questionId" value={current.id} />
        <OptionList options={current.options} busy={play.busy || play.waiting} />
        <p className="question-note" role="status">
          {play.waiting ? t('game.questions.waiting') : null}
        </p>
        <p className="question-note question-keys">{t('game.questions.hint')}</p>
      </GameForm>
    </section>
  );
}

/** Ticks in the last seconds and warns at three. Announced to screen readers once. */
function useLastSeconds(left: number): void {
  const { t } = useLanguage();
  const announce = useAnnounce();
  useEffect(() => {
    if (left === tickFromSeconds) announce(t('game.questions.seconds', { count: left }));
    if (left > 0 && left <= tickFromSeconds) {
      sounds.play(left === warnFromSeconds ? 'warning' : 'tick');
    }
  }, [left, announce, t]);
}

/** Sends -1 as the answer when time has run out. */
function useExpiry(left: number, { game, current, play }: Omit<OpenQuestionProps, 'opensAt'>) {
  const { send } = play;
  const sent = useRef(false);
  useEffect(() => {
    if (left > 0 || sent.current || play.waiting || play.busy) return;
    sent.current = true;
    const form = new FormData();
    form.set('move', 'answer');
    form.set('gameId', game.id);
    form.set('questionId', current.id);
    form.set('option', '-1');
    void send(form);
  }, [left, game.id, current.id, send, play.waiting, play.busy]);
}
