import { maxProofNonceLength, type ProofOfWork } from '#domain/game/proof-of-work.ts';
import { answerQuestion, nextQuestion } from '#services/game/answer-question.server.ts';
import { claimPrize } from '#services/game/claim-prize.server.ts';
import type { Player } from '#services/game/player.ts';
import { spin } from '#services/game/spin.server.ts';
import { startGame } from '#services/game/start-game.server.ts';
import { moves, type GameMove, type GameMoveResult } from './reply.ts';

type ReadField = (name: string) => string;
type Make = (field: ReadField, player: Player) => Promise<GameMoveResult>;

const maxNonceLength = 64;

const make: Record<GameMove, Make> = {
  async start(field, player) {
    const screenSize = /^\d{1,5}x\d{1,5}$/.exec(field('screenSize'))?.[0] ?? null;
    const extendedTime = field('extendedTime') === 'true';
    const started = await startGame({ extendedTime, screenSize, proof: proofIn(field) }, player);
    return started.ok ? { ok: true, device: started.device } : started;
  },

  async answer(field, player) {
    const option = field('option') === '' ? Number.NaN : Number(field('option'));
    const answer = { gameId: field('gameId'), questionId: field('questionId'), option };
    const answered = await answerQuestion(answer, player);
    return answered.ok ? { ok: true, expired: answered.expired } : answered;
  },

  next: (field, player) => nextQuestion({ gameId: field('gameId') }, player),

  spin: (field, player) =>
    spin({ gameId: field('gameId'), nonce: field('nonce').slice(0, maxNonceLength) }, player),

  claim: (field, player) =>
    claimPrize({ gameId: field('gameId'), instagramUsername: field('instagramUsername') }, player),
};

function proofIn(field: ReadField): ProofOfWork | null {
  const [challenge, nonce] = [field('proofChallenge'), field('proofNonce')];
  return challenge && nonce.length <= maxProofNonceLength ? { challenge, nonce } : null;
}

const isMove = (value: string): value is GameMove => moves.some((move) => move === value);

/** Makes the move of a submitted form; null when the form is not a move. */
export async function makeMove(form: FormData, player: Player): Promise<GameMoveResult | null> {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const move = field('move');
  if (!isMove(move)) return null;
  const result = await make[move](field, player);
  if (!result.ok && result.reason === 'proof_required') return result;
  // Only these fields reach the browser, so that the secret of the draw cannot leak.
  return result.ok
    ? { ok: true, device: result.device, expired: result.expired }
    : { ok: false, reason: result.reason };
}
