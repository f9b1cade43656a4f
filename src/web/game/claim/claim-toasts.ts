import type { Translate } from '#i18n/messages/index.ts';
import type { ToastInput } from '#ui/toast-store.ts';
import type { PlayRejection } from '../play/reply.ts';
import { rejectedMoveText } from './rejected-move-text.ts';

type Notice = 'usernameRequired' | 'claimFailed' | 'invalidPrize' | 'noPrize' | 'failed';

/** Rejections that have a toast of their own. */
const notices: Partial<Record<PlayRejection, Notice>> = {
  username_required: 'usernameRequired',
  no_prize_selected: 'noPrize',
  prize_not_found: 'invalidPrize',
  claim_failed: 'failed',
};

export function rejectedToast(reason: PlayRejection, t: Translate): ToastInput {
  const notice = notices[reason];
  if (notice) return destructive(notice, t);
  const title = t('game.toasts.pendingFailed.title');
  if (reason === 'cooldown') return { title, variant: 'destructive' };
  return { title, description: rejectedMoveText(reason, t), variant: 'destructive' };
}

/** The claim did not reach the server. */
export const unreachableToast = (t: Translate): ToastInput => destructive('claimFailed', t);

const destructive = (notice: Notice, t: Translate): ToastInput => ({
  title: t(`game.toasts.${notice}.title`),
  description: t(`game.toasts.${notice}.text`),
  variant: 'destructive',
});

/** A customer's prize goes to the rewards; a visitor's claim is stored on this device. */
export function claimedToast(isCustomer: boolean, t: Translate): ToastInput {
  const notice = isCustomer ? 'claimed' : 'thanks';
  return {
    title: t(`game.toasts.${notice}.title`),
    description: t(`game.toasts.${notice}.text`),
    variant: 'success',
  };
}
