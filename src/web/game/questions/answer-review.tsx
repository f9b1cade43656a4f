import { useEffect } from 'react';
import type { AnsweredQuestion, Game } from '#domain/game/game.ts';
import { questionsPerGame, readingSecondsFor } from '#domain/game/timing.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { buzz } from '../celebration/celebrate.ts';
import { GameForm } from '../play/game-form.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { sounds } from '../sounds/sounds.ts';
import { StageHeading } from '../stage/stage-heading.tsx';
import { CraftPicture } from './craft-picture.tsx';
import { ProgressStars } from './progress-stars.tsx';
import { TimerRing } from './timer-ring.tsx';

interface AnswerReviewProps {
  game: Game;
  play: GamePlay;
  /** Seconds until the next question opens by itself; null after the last one. */
  opensIn: number | null;
}

/** The correct answer and its explanation; the next question opens on a press or after a pause. */
export function AnswerReview({ game, play, opensIn }: AnswerReviewProps) {
  const { t } = useLanguage();
  const answer = game.answered.at(-1)!;
  useResultSound(answer);
  const result = resultOf(answer);
  const isLost = game.answered.some(({ correct }) => !correct);
  return (
    <section className="answer-review" data-verdict={result}>
      <div>
        <p className="eyebrow">
          {t('game.questions.progress', {
            position: game.answered.length,
            total: questionsPerGame,
          })}
        </p>
        <ProgressStars answered={game.answered} total={questionsPerGame} />
      </div>
      <StageHeading id={`${answer.id} review`} className="verdict">
        {t(`game.questions.${result}`)}
      </StageHeading>
      <p className="answer-review-question">{answer.text}</p>
      <Answers answer={answer} />
      <p className="explanation">{answer.explanation}</p>
      {answer.craft && <CraftPicture craft={answer.craft} isFree={opensIn === null || isLost} />}
      {opensIn !== null && isLost && <p className="question-note">{t('game.questions.noWheel')}</p>}
      {play.late && <p className="question-note">{t('game.questions.lateText')}</p>}
      {play.waiting && <p role="status">{t('game.questions.waiting')}</p>}
      <div className="stage-foot">
        {opensIn === null ? (
          <Button size="large" wide onClick={play.goOn}>
            {t(
              play.state.stage === 'complete'
                ? 'game.questions.toResult'
                : 'game.questions.toWheel',
            )}
          </Button>
        ) : (
          <NextQuestion game={game} play={play} opensIn={opensIn} />
        )}
      </div>
    </section>
  );
}

function NextQuestion({ game, play, opensIn }: AnswerReviewProps & { opensIn: number }) {
  const { t, number } = useLanguage();
  return (
    <GameForm move="next" gameId={game.id} onSend={(form) => void play.send(form)}>
      <Button type="submit" size="large" wide busy={play.busy}>
        {t('game.questions.next')}
      </Button>
      <div className="next-in" aria-hidden="true">
        <TimerRing
          left={opensIn}
          total={readingSecondsFor(game.extendedTime)}
          figure={number(opensIn)}
          sentence=""
        />
        <p>{t('game.questions.nextIn', { count: opensIn })}</p>
      </div>
    </GameForm>
  );
}

/** The correct answer, and the chosen one if it was another. */
function Answers({ answer }: { answer: AnsweredQuestion }) {
  const { t } = useLanguage();
  return (
    <ul className="given">
      {!answer.correct && answer.option >= 0 && (
        <li className="given-wrong">
          <CloseIcon />
          <span className="sr-only">{t('game.questions.chosen')}: </span>
          <span>{answer.options[answer.option]}</span>
        </li>
      )}
      <li className="given-right">
        <CheckIcon />
        <span className="sr-only">{t('game.questions.theAnswer')}: </span>
        <span>{answer.options[answer.correctOption]}</span>
      </li>
    </ul>
  );
}

function resultOf({ correct, option }: AnsweredQuestion) {
  if (correct) return 'correct';
  return option < 0 ? 'expired' : 'incorrect';
}

function useResultSound({ id, correct }: AnsweredQuestion): void {
  useEffect(() => {
    sounds.play(correct ? 'correct' : 'wrong');
    buzz(correct ? [15, 40, 15] : 60);
  }, [id, correct]);
}
