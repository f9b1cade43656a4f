import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import type { GameMove } from './reply.ts';

interface GameFormProps {
  move: GameMove;
  gameId?: string;
  onSend(form: FormData): void;
  className?: string;
  children: ReactNode;
}

/** A move of the game: sent in place, or without scripts as a plain form that redirects back. */
export function GameForm({ move, gameId, onSend, className, children }: GameFormProps) {
  return (
    <form
      method="post"
      action={useHref('/game/play')}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        onSend(new FormData(event.currentTarget, submitter));
      }}
    >
      <MoveFields move={move} gameId={gameId} />
      {children}
    </form>
  );
}

export const MoveFields = ({ move, gameId }: Pick<GameFormProps, 'move' | 'gameId'>) => (
  <>
    <input type="hidden" name="move" value={move} />
    {gameId && <input type="hidden" name="gameId" value={gameId} />}
  </>
);
