import { redirect, type MiddlewareFunction } from 'react-router';
import { staffFactorIsMissing } from '#services/second-factors/staff-second-factor.server.ts';
import { wantedPage } from '../shared/session/guards.server.ts';
import { sessionOf } from '../shared/session/session.server.ts';

/** Leads a member of staff to set up the second factor first, when admins require it. */
export const requireStaffFactor: MiddlewareFunction<Response> = async ({ context, request }) => {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return;
  if (await staffFactorIsMissing(session.account)) {
    const { prefix, next } = wantedPage(request);
    throw redirect(`${prefix}/account/security?next=${encodeURIComponent(next)}`);
  }
};
