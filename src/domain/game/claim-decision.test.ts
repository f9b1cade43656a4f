import { expect, it } from 'vitest';
import { claimDecisionInput } from './claim-decision.ts';

const claim = '00000000-0000-4000-8000-000000000001';

it.each([
  [{ decision: 'verified' }, []],
  [{ decision: 'rejected' }, ['reason']],
  [{ decision: 'rejected', reason: 'private_profile' }, []],
  [{ decision: 'rejected', reason: 'other' }, ['reason_en', 'reason_ar']],
  [
    { decision: 'rejected', reason: 'other', reason_en: 'Under age', reason_ar: ' ' },
    ['reason_ar'],
  ],
  [{ decision: 'rejected', reason: 'other', reason_en: 'Under age', reason_ar: 'تحت السن' }, []],
])('a decision of %j lacks %j', (typed, missing) => {
  const parsed = claimDecisionInput.safeParse({ claim, ...typed });
  expect(parsed.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(missing);
});
