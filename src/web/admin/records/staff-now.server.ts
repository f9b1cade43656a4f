import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import type { Staff } from '#services/shared/staff.ts';
import { staffMemberOf } from '../staff-member.server.ts';

/** The member of staff who sent this request, and when. */
export const staffNow = (context: Readonly<RouterContextProvider>): Staff => ({
  actor: staffMemberOf(context),
  now: systemClock.now(),
});
