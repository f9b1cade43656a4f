import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import { requestLog } from '#platform/log.server.ts';
import { keySet } from '#services/identity/signing-keys.server.ts';
import { anyOrigin } from '../shared/cors.ts';
import { countRequests } from '../shared/count-requests.ts';
import type { ApiScope } from '../shared/scope.ts';
import { setFailureHeaders } from '../shared/set-failure-headers.ts';
import { sendError } from './errors.ts';
import { adminDeleteFactor, adminListFactors } from './admin-factors.ts';
import { generateLinkRoute, inviteRoute } from './admin-links.ts';
import {
  adminCreateUser,
  adminDeleteUser,
  adminListUsers,
  adminReadUser,
  adminUpdateUser,
} from './admin-users.ts';
import { challengeRoute, enrolRoute, unenrolRoute, verifyFactorRoute } from './factors.ts';
import { otp } from './otp.ts';
import { authorize, callback, linkIdentityRoute, unlinkIdentityRoute } from './providers.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { authSettings } from './settings.ts';
import { signUpRoute } from './sign-up.ts';
import { token } from './token.ts';
import { logout, readUser, updateUser } from './user.ts';
import { verifyLink, verifyPost } from './verify.ts';

const keySetSeconds = 600;

/** The hosted backend's /auth/v1: a thin adapter over the services that the pages use. */
export function createAuthApi(clock: Clock = systemClock) {
  const api = new Hono<ApiScope>();
  api.use(anyOrigin, countRequests());
  api.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });

  api.get('/health', (context) => context.json({ name: 'auth', description: 'Sign-in service' }));
  api.get('/settings', (context) => context.json(authSettings()));
  api.get('/.well-known/jwks.json', async (context) => {
    const { publicKeys } = await keySet(clock.now());
    context.header('Cache-Control', `public, max-age=${keySetSeconds}`);
    return context.json({ keys: publicKeys });
  });
  api.post('/signup', (context) => signUpRoute(context, clock.now()));
  api.post('/token', (context) => token(context, clock.now()));
  api.get('/user', (context) => readUser(context, clock.now()));
  api.put('/user', (context) => updateUser(context, clock.now()));
  api.post('/logout', (context) => logout(context, clock.now()));
  api.post('/recover', (context) => recover(context, clock.now()));
  api.post('/resend', (context) => resend(context, clock.now()));
  api.post('/otp', (context) => otp(context, clock.now()));
  api.post('/magiclink', (context) => otp(context, clock.now()));
  api.get('/reauthenticate', (context) => reauthenticate(context, clock.now()));
  api.post('/sso', (context) =>
    sendError(context, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  );
  api.get('/verify', (context) => verifyLink(context, clock.now()));
  api.post('/verify', (context) => verifyPost(context, clock.now()));

  api.post('/factors', (context) => enrolRoute(context, clock.now()));
  api.post('/factors/:factorId/challenge', (context) => challengeRoute(context, clock.now()));
  api.post('/factors/:factorId/verify', (context) => verifyFactorRoute(context, clock.now()));
  api.delete('/factors/:factorId', (context) => unenrolRoute(context, clock.now()));

  api.get('/authorize', (context) => authorize(context, clock.now()));
  api.get('/callback', (context) => callback(context, clock.now()));
  api.get('/user/identities/authorize', (context) => linkIdentityRoute(context, clock.now()));
  api.delete('/user/identities/:identityId', (context) =>
    unlinkIdentityRoute(context, clock.now()),
  );
  api.get('/admin/users', (context) => adminListUsers(context, clock.now()));
  api.post('/admin/users', (context) => adminCreateUser(context, clock.now()));
  api.get('/admin/users/:userId', (context) => adminReadUser(context, clock.now()));
  api.put('/admin/users/:userId', (context) => adminUpdateUser(context, clock.now()));
  api.delete('/admin/users/:userId', (context) => adminDeleteUser(context, clock.now()));
  api.get('/admin/users/:userId/factors', (context) => adminListFactors(context, clock.now()));
  api.delete('/admin/users/:userId/factors/:factorId', (context) =>
    adminDeleteFactor(context, clock.now()),
  );
  api.post('/admin/generate_link', (context) => generateLinkRoute(context, clock.now()));
  api.post('/invite', (context) => inviteRoute(context, clock.now()));

  api.all('*', (context) =>
    sendError(context, 404, 'not_found', 'There is nothing at this address'),
  );
  api.onError((error, context) => {
    requestLog(context).error({ err: error }, 'an auth request failed');
    const status = setFailureHeaders(context, error);
    return sendError(context, status, 'unexpected_failure', 'Unexpected failure, please try again');
  });
  return api;
}

export const authApi = createAuthApi();
