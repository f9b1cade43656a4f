import type { Translate } from '#i18n/messages/index.ts';
import type { PlayRejection } from '../play/reply.ts';

/** Why a move of the game was rejected. A cooldown has a text of its own, with the time left. */
export function rejectedMoveText(reason: Exclude<PlayRejection, 'cooldown'>, t: Translate): string {
  if (reason !== 'claim_failed') return t(`game.rejections.${reason}`);
  return t('game.rejections.claim_failed', { message: t('game.rejections.noAnswer') });
}
