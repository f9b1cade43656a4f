import type { GameState } from '#domain/game/game.ts';
import { KhatamPattern } from '#ui/khatam.tsx';
import { ClaimStage } from '../claim/claim-stage.tsx';
import { CompleteStage } from '../complete/complete-stage.tsx';
import { IntroStage } from '../intro/intro-stage.tsx';
import { Announcer } from '../play/announcer.tsx';
import { useGame, type GamePlay } from '../play/use-game.ts';
import { AnswerReview } from '../questions/answer-review.tsx';
import { QuestionStage } from '../questions/question-stage.tsx';
import { useSoundsReady } from '../sounds/use-sounds-ready.ts';
import { WheelStage } from '../wheel/wheel-stage.tsx';
import { DisabledStage } from './disabled-stage.tsx';
import { GameBar } from './game-bar.tsx';
import { MoveRejectedNotice } from './move-rejected-notice.tsx';
import './game.css';

export function GameScreen({ loaded }: { loaded: GameState }) {
  const play = useGame(loaded);
  useSoundsReady();
  return (
    <Announcer>
      <div className="game" data-stage={play.stage}>
        <div className="game-ground">
          <KhatamPattern />
        </div>
        <GameBar />
        <div className="game-stage">
          <MoveRejectedNotice />
          <Stage play={play} />
        </div>
      </div>
    </Announcer>
  );
}

function Stage({ play }: { play: GamePlay }) {
  const { state, stage } = play;
  const { game } = state;
  if (stage === 'disabled') return <DisabledStage />;
  if (stage === 'complete' && !play.reviewing) return <CompleteStage state={state} play={play} />;
  if (!game) return <IntroStage state={state} play={play} />;
  if (play.reviewing) return <AnswerReview game={game} play={play} opensIn={null} />;
  switch (stage) {
    case 'questions':
      return <QuestionStage game={game} play={play} />;
    case 'wheel':
      return <WheelStage game={game} play={play} />;
    case 'claim':
    case 'complete':
      return <ClaimStage game={game} play={play} />;
  }
}
