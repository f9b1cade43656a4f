import type { Bilingual } from '#domain/bilingual.ts';
import type { ClaimDecisionInput, RejectionReason } from '#domain/game/claim-decision.ts';

/** What customers read when their claim was rejected. */
const texts: Record<Exclude<RejectionReason, 'other'>, Bilingual> = {
  not_following: {
    en: 'We could not see that this Instagram account follows ours.',
    ar: 'لم نجد هذا الحساب على إنستجرام بين متابعي حسابنا.',
  },
  private_profile: {
    en: 'The Instagram profile is private, so we could not check that it follows ours.',
    ar: 'حساب إنستجرام خاص، فلم نتمكن من التأكد من المتابعة.',
  },
  no_such_account: {
    en: 'We found no Instagram account with this name.',
    ar: 'لم نجد على إنستجرام حسابًا بهذا الاسم.',
  },
};

/** The reason in both languages, chosen or written by staff. */
export function rejectionText(input: ClaimDecisionInput): Bilingual | null {
  const { decision, reason, reason_en, reason_ar } = input;
  if (decision !== 'rejected' || !reason) return null;
  return reason === 'other' ? { en: reason_en ?? '', ar: reason_ar ?? '' } : texts[reason];
}
