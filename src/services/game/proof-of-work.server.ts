import { createHash } from 'node:crypto';
import { type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  countLeadingZeroBits,
  proofText,
  type ProofChallenge,
  type ProofOfWork,
} from '#domain/game/proof-of-work.ts';
import type { Random } from '#platform/random.ts';
import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

const validMinutes = 10;

interface NewChallenge {
  bits: number;
  /** Only a client of the same network may use the proof. */
  network: string;
  now: Date;
}

/** The signature makes the challenge self-contained: nothing is stored until it is used. */
export function issueProofChallenge(
  { bits, network, now }: NewChallenge,
  random: Random,
): ProofChallenge {
  const expiresAt = now.getTime() + validMinutes * 60_000;
  const text = [random.uuid(), bits, expiresAt, network].join(':');
  return { challenge: signText('proofs-of-work', text), bits };
}

interface VerifiedProof {
  challengeId: string;
  bits: number;
  expiresAt: Date;
}

/** Null for a forged, expired, foreign or wrong proof. */
export function verifyProof(
  proof: ProofOfWork,
  { network, now }: Pick<NewChallenge, 'network' | 'now'>,
): VerifiedProof | null {
  const text = verifySignedText('proofs-of-work', proof.challenge);
  if (text === null) return null;
  const [challengeId, bits, expires, issuedTo] = text.split(':');
  const expiresAt = new Date(Number(expires));
  if (issuedTo !== network || expiresAt <= now) return null;
  const digest = createHash('sha256').update(proofText(proof)).digest();
  if (countLeadingZeroBits(digest) < Number(bits)) return null;
  return { challengeId: challengeId!, bits: Number(bits), expiresAt };
}

/** Records the use of a proof. False when it was used before. */
export async function spendProof(
  trx: Transaction<DB>,
  { challengeId, expiresAt }: VerifiedProof,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('private.used_proofs')
    .values({ challenge_id: challengeId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
