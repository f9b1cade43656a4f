import { links } from '../shared/links.server.ts';
import type { CodeChallenge } from './code-challenge.ts';

/** What a client of the API asks of the mailed link. */
export interface ApiLink {
  /** The checked address to return to. */
  redirectTo?: string | undefined;
  challenge?: CodeChallenge | undefined;
}

/** The shop's own page, unless the client wants to get the result itself. */
export function mailedLink(
  api: ApiLink | undefined,
  type: 'signup' | 'recovery' | 'magiclink',
  token: string,
  page: string,
): string {
  const returnsToClient = api?.redirectTo !== undefined || api?.challenge !== undefined;
  return returnsToClient ? links.verify(type, token, api.redirectTo) : page;
}
