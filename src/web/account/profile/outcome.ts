import type { Refusal } from '../forms/refusal.ts';

type Intent = 'work' | 'password' | 'picture';

/** The result of one of the profile's forms. */
export type Outcome = { ok: true; intent: Intent; removed?: true } | Refusal | undefined;

/** The forms share a page: each shows only its own result. */
export function outcomeOf(outcome: Outcome, intent: Intent) {
  const about = outcome && (outcome.ok ? outcome.intent : outcome.typed['intent']);
  if (!outcome || about !== intent) return { refusal: null, saved: null };
  return outcome.ok ? { refusal: null, saved: outcome } : { refusal: outcome, saved: null };
}
