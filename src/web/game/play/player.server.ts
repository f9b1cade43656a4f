import { serialize } from 'hono/utils/cookie';
import type { RouterContextProvider } from 'react-router';
import { deviceIdOf } from '#services/game/device-id.server.ts';
import type { Player } from '#services/game/player.ts';
import { cookieOptions, isSecure } from '../../shared/http/cookie-options.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';

const maxCookieAge = 400 * 24 * 60 * 60;

const cookieName = () => (isSecure() ? '__Host-device' : 'device');

/** The player of this request. An invalid device id counts as none and is replaced. */
export function readPlayer(context: Readonly<RouterContextProvider>, request: Request): Player {
  const presented = context.get(pageRequest).cookies[cookieName()] ?? null;
  const device = deviceIdOf(presented) === null ? null : presented;
  return { actor: actorOf(context), device, attempt: readRequestFacts(context, request) };
}

/** The longest lifetime browsers allow; each start of a game renews it. */
export const deviceCookie = (device: string): string =>
  serialize(cookieName(), device, { ...cookieOptions(), httpOnly: true, maxAge: maxCookieAge });
