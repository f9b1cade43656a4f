import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { ClaimDecision } from '#domain/game/claim-decision.ts';
import type { PrizeType } from '#domain/game/game.ts';
import { mailIfWanted } from '#services/notifications/mail-if-wanted.server.ts';
import { notifyCustomer } from '#services/notifications/notify-customer.server.ts';
import { links } from '#services/shared/links.server.ts';

interface DecidedClaim {
  /** Null for a visitor: a claim stores no address of theirs. */
  user_id: string | null;
  prize_name: string;
  prize_name_ar: string | null;
  prize_type: PrizeType;
}

interface MadeDecision {
  decision: ClaimDecision;
  reason: string | null;
  reason_ar: string | null;
}

const titles: Record<ClaimDecision, Bilingual> = {
  verified: { en: 'Your prize is confirmed', ar: 'تم تأكيد جائزتك' },
  rejected: { en: 'Your prize could not be confirmed', ar: 'لم نتمكن من تأكيد جائزتك' },
  delivered: { en: 'Your prize has been handed over', ar: 'تم تسليم جائزتك' },
};

/** A notification and a mail to the account of the claim, in its language, if they are wanted. */
export async function notifyClaimant(
  trx: Transaction<DB>,
  claim: DecidedClaim,
  { decision, reason, reason_ar }: MadeDecision,
  now: Date,
): Promise<void> {
  const { user_id: userId, prize_name, prize_name_ar, prize_type: type } = claim;
  if (!userId) return;
  const { full_name, email, locale } = await trx
    .selectFrom('profiles')
    .select(['full_name', 'email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const prize = { en: prize_name, ar: prize_name_ar || prize_name };
  const why = reason === null ? null : { en: reason, ar: reason_ar ?? reason };
  const about = { userId, category: 'rewards' as const, now };
  await notifyCustomer(trx, {
    ...about,
    title: titles[decision],
    body: {
      en: [prize.en, why?.en].filter(Boolean).join('. '),
      ar: [`«${prize.ar}»`, why?.ar].filter(Boolean).join('. '),
    },
    link: '/account/rewards',
  });
  const data = { name: full_name, prize, type, decision, reason: why, link: links.rewards(locale) };
  const mail = { recipient: email, locale, template: 'claim_decided' as const, data };
  await mailIfWanted(trx, { ...about, ...mail });
}
