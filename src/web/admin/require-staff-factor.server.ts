import { redirect, type MiddlewareFunction } from 'react-router';
import { staffFactorIsMissing } from '#services/second-factors/staff-second-factor.server.ts';
import { withFlash } from '../shared/flash/flash.server.ts';
import { sessionOf } from '../shared/session/session.server.ts';

/** Leads a member of staff to set up the second factor first, when admins require it. */
export const requireStaffFactor: MiddlewareFunction<Response> = async ({ context }) => {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return;
  if (await staffFactorIsMissing(session.account)) {
    throw withFlash(redirect('/account/security'), 'second_factor_required');
  }
};
