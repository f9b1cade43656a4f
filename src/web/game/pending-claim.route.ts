import type { Translate } from '#i18n/messages/index.ts';
import { translator } from '#i18n/translator.server.ts';
import type { Announcement, SettleResult } from '#services/game/results.ts';
import { settlePendingClaim } from '#services/game/settle-pending-claim.server.ts';
import type { ToastInput } from '#ui/toast-store.ts';
import { readForm } from '../shared/http/read-form.server.ts';
import { rejectedMoveText } from './claim/rejected-move-text.ts';
import type { Route } from './+types/pending-claim.route.ts';
import { readPlayer } from './play/player.server.ts';

/**
 * After sign-in: claims a prize won as a visitor, or links earlier claims, and returns the toast to
 * show.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const player = readPlayer(context, request);
  const stored = Object.fromEntries(await readForm(request));
  const result = await settlePendingClaim(stored, player);
  return Response.json(asToast(result, translator(player.attempt.locale)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

const notices = {
  claimed: 'pendingClaimed',
  linked: 'pendingLinked',
  prize_not_found: 'pendingNotFound',
  failed: 'pendingFailed',
} as const satisfies Record<Announcement, string>;

function asToast({ announcement, reason }: SettleResult, t: Translate): ToastInput | null {
  if (announcement === null) return null;
  const notice = notices[announcement];
  const isFailure = announcement === 'failed';
  return {
    variant: announcement === 'claimed' || announcement === 'linked' ? 'success' : 'destructive',
    title: t(`game.toasts.${notice}.title`),
    description:
      isFailure && reason ? rejectedMoveText(reason, t) : t(`game.toasts.${notice}.text`),
  };
}
