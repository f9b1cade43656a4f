import { settlePendingClaim } from '#services/game/settle-pending-claim.server.ts';
import { translator } from '#i18n/translator.server.ts';
import type { Translate } from '#i18n/messages/index.ts';
import type { SettleResult } from '#services/game/results.ts';
import type { ToastInput } from '#ui/toast-store.ts';
import { readForm } from '../shared/read-form.server.ts';
import type { Route } from './+types/pending-claim.route.ts';
import { playerOf } from './play/player.server.ts';

/** After sign-in: claims what a visitor had won, or moves earlier claims over, and says so in words. */
export async function action({ context, request }: Route.ActionArgs) {
  const player = playerOf(context, request);
  const stored = Object.fromEntries(await readForm(request));
  const result = await settlePendingClaim(stored, player);
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json(announcement(result, translator(player.attempt.locale)), { headers });
}

function announcement({ announcement, reason }: SettleResult, t: Translate): ToastInput | null {
  switch (announcement) {
    case 'claimed':
      return {
        variant: 'success',
        title: t('game.notices.pendingClaimed.title'),
        description: t('game.notices.pendingClaimed.text'),
      };
    case 'linked':
      return {
        variant: 'success',
        title: t('game.notices.pendingLinked.title'),
        description: t('game.notices.pendingLinked.text'),
      };
    case 'prize_not_found':
      return {
        variant: 'destructive',
        title: t('game.notices.pendingNotFound.title'),
        description: t('game.notices.pendingNotFound.text'),
      };
    case 'failed':
      return {
        variant: 'destructive',
        title: t('game.notices.pendingFailed.title'),
        description: reason ? t(`game.refusals.${reason}`) : t('game.notices.pendingFailed.text'),
      };
    case null:
      return null;
  }
}
