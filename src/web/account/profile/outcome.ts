import type { Refusal } from '../forms/refusal.ts';

type Intent = 'work' | 'password' | 'picture';

/** What came of one of the forms of the profile. */
export type Outcome = { ok: true; intent: Intent; removed?: true } | Refusal | undefined;

/** The forms share a page: each shows only what was about itself. */
export function outcomeOf(outcome: Outcome, intent: Intent) {
  const about = outcome && (outcome.ok ? outcome.intent : outcome.typed['intent']);
  if (!outcome || about !== intent) return { refusal: null, saved: null };
  return outcome.ok ? { refusal: null, saved: outcome } : { refusal: outcome, saved: null };
}
