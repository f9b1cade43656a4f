import { waitUntil } from '#domain/game/cooldown.ts';
import type {
  ClaimRejectionReason,
  CoolingDown,
  GameRejectionReason,
  ProofRequired,
} from '#domain/game/rejections.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { translator } from '#i18n/translator.server.ts';
import type { OperationRejection } from './operation.ts';
import { tooManyRequests } from './too-many-requests.ts';

type RejectionReason = GameRejectionReason | ClaimRejectionReason | 'not_signed_in';
type GameOperationRejection =
  | { ok: false; reason: RejectionReason }
  | CoolingDown
  | ProofRequired
  | RateLimited;

/** Defaults to 409, a conflict with the state of the game. */
const statuses: Partial<Record<RejectionReason, OperationRejection['status']>> = {
  not_signed_in: 401,
  not_identified: 401,
  invalid_device: 403,
  account_required: 403,
  game_not_found: 404,
  prize_not_found: 404,
  invalid_option: 422,
  username_required: 422,
  username_invalid: 422,
};

/** The rejection with the text that the page uses, in the caller's language. */
export function rejectGame(
  rejection: GameOperationRejection,
  { now, locale }: RequestFacts,
): OperationRejection {
  const { reason } = rejection;
  if (reason === 'rate_limited') return tooManyRequests(rejection);
  if (reason === 'cooldown') return rejectUntil(rejection, { now, locale });
  const t = translator(locale);
  if (reason === 'proof_required') {
    const message = t('game.rejections.proof_required');
    return { ok: false, status: 403, code: reason, message, details: rejection.challenge };
  }
  const message =
    reason === 'claim_failed'
      ? t('game.rejections.claim_failed', { message: t('game.rejections.noAnswer') })
      : t(`game.rejections.${reason}`);
  return { ok: false, status: statuses[reason] ?? 409, code: reason, message };
}

function rejectUntil(
  { nextPlayAt }: CoolingDown,
  { now, locale }: Pick<RequestFacts, 'now' | 'locale'>,
): OperationRejection {
  const t = translator(locale);
  const wait = waitUntil(new Date(nextPlayAt), now);
  const messages =
    wait.kind === 'now'
      ? t('game.wait.now')
      : wait.kind === 'minutes'
        ? t('game.wait.minutes', wait)
        : t('game.wait.hours', wait);
  return {
    ok: false,
    status: 409,
    code: 'cooldown',
    message: t('game.rejections.cooldown', { wait: messages }),
    details: { next_play_at: nextPlayAt },
  };
}
