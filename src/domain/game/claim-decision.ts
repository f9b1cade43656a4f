import { z } from 'zod';
import { emptyableLine } from '../admin/records/record-fields.ts';
import { oneOf } from '../enquiries/fields.ts';

/** A decision is carried out after this time; until then it can be called back. */
export const recallSeconds = 8;

/** A claim that stays untouched is free for colleagues again after this time. */
export const leaseSeconds = 3 * 60;

export const claimDecisions = ['verified', 'rejected', 'delivered'] as const;
export type ClaimDecision = (typeof claimDecisions)[number];

export const rejectionReasons = [
  'not_following',
  'private_profile',
  'no_such_account',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

const longestReason = 300;

/** What the form of the queue sends. Customers read a reason of one's own in their language, so it has both. */
export const claimDecisionInput = z
  .object({
    claim: z.guid('required'),
    decision: oneOf(claimDecisions),
    reason: oneOf(rejectionReasons).optional(),
    reason_en: emptyableLine(longestReason).optional(),
    reason_ar: emptyableLine(longestReason).optional(),
  })
  .refine(({ decision, reason }) => decision !== 'rejected' || reason !== undefined, {
    path: ['reason'],
    message: 'required',
  })
  .refine(({ reason, reason_en }) => reason !== 'other' || reason_en, {
    path: ['reason_en'],
    message: 'required',
  })
  .refine(({ reason, reason_ar }) => reason !== 'other' || reason_ar, {
    path: ['reason_ar'],
    message: 'required',
  });
export type ClaimDecisionInput = z.output<typeof claimDecisionInput>;
