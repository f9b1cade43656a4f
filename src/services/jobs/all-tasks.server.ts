import type { Task } from '#platform/jobs/job.ts';
import { sweepChangeSetsTask } from '../admin/changes/sweep-change-sets-task.server.ts';
import { publishVersionTask } from '../admin/publishing/publish-version-task.server.ts';
import { sweepDraftsTask } from '../admin/drafts/sweep-drafts-task.server.ts';
import { planCampaignTask } from '../campaigns/plan-campaign-task.server.ts';
import { sendCampaignMailsTask } from '../campaigns/send-campaign-mails-task.server.ts';
import { carryOutTask } from '../decisions/carry-out-decision.server.ts';
import { decisionKinds } from '../decisions/decision-kinds.server.ts';
import { sweepGameTask } from '../game/sweep-game-task.server.ts';
import { rotateSigningKeysTask } from '../identity/rotate-signing-keys-task.server.ts';
import { sweepIdentityTask } from '../identity/sweep-identity-task.server.ts';
import { checkInvariantsTask } from '../invariants/check-invariants-task.server.ts';
import type { MailTransport } from '../mail/mail-transport.server.ts';
import { sendMailTask } from '../mail/send-mail-task.server.ts';
import { sweepMailsTask } from '../mail/sweep-mails-task.server.ts';
import { countGamesTask } from '../marketing/count-games-task.server.ts';
import { refreshDailySalesTask } from '../marketing/refresh-daily-sales-task.server.ts';
import { checkDueHoldsTask } from '../order-holds/check-due-holds-task.server.ts';
import { auditLinksTask } from '../seo/audit/audit-links-task.server.ts';
import type { ReadOwnPage } from '../seo/audit/read-shop.server.ts';
import { sweepSearchMissesTask } from '../search/sweep-search-misses-task.server.ts';
import { sendStockAlertsTask } from '../stock-alerts/send-stock-alerts-task.server.ts';
import { sweepFilesTask } from '../uploads/sweep-files-task.server.ts';

interface TaskTools {
  /** Tests bring a mail server of their own. */
  transport?: MailTransport;
  /** Milliseconds between two mails of a campaign; tests do not wait. */
  campaignPause?: number;
  /** Reads the shop's own pages, which are made above the services; without it they are not read. */
  readPage?: ReadOwnPage;
}

/** Everything that runs in the background. */
export function allTasks({ transport, campaignPause, readPage }: TaskTools = {}): Task[] {
  return [
    sendMailTask(transport && (() => transport)),
    planCampaignTask,
    sendCampaignMailsTask({ transport: transport && (() => transport), pause: campaignPause }),
    sendStockAlertsTask,
    checkDueHoldsTask,
    rotateSigningKeysTask,
    ...Object.values(decisionKinds).map(carryOutTask),
    sweepGameTask,
    sweepIdentityTask,
    sweepMailsTask,
    sweepFilesTask,
    sweepSearchMissesTask,
    sweepDraftsTask,
    publishVersionTask,
    sweepChangeSetsTask,
    checkInvariantsTask,
    refreshDailySalesTask,
    countGamesTask,
    ...(readPage ? [auditLinksTask(readPage)] : []),
  ];
}
