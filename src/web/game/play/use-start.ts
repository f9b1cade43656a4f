import { useCallback, useState } from 'react';
import type { ProofOfWork } from '#domain/game/proof-of-work.ts';
import type { Reply } from './reply.ts';
import { solveProof } from './solve-proof.ts';
import type { GamePlay } from './use-game.ts';

export interface GameStart {
  /** Null when the server could not be reached. */
  start(form: FormData): Promise<Reply | null>;
  /** The share of the work that is likely done; null while no proof is being solved. */
  progress: number | null;
}

/** Starts a game. When the server asks for a proof of work, it is solved and sent along. */
export function useStart(send: GamePlay['send']): GameStart {
  const [progress, setProgress] = useState<number | null>(null);
  const start = useCallback(
    async (form: FormData) => {
      const reply = await send(form);
      if (!reply || reply.result.ok || reply.result.reason !== 'proof_required') return reply;
      setProgress(0);
      const proof = await solveProof(reply.result.challenge, setProgress);
      const second = proof && (await send(withProof(form, proof)));
      setProgress(null);
      return proof ? second : reply;
    },
    [send],
  );
  return { start, progress };
}

function withProof(form: FormData, { challenge, nonce }: ProofOfWork): FormData {
  form.set('proofChallenge', challenge);
  form.set('proofNonce', nonce);
  return form;
}
