import type { RouterContextProvider } from 'react-router';
import { readHeaderBadges } from '#services/account/header-badges.server.ts';
import { actorOf, viewerOf } from './session.server.ts';
import type { PersonalParts } from './viewer.ts';

export async function readPersonalParts(
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<PersonalParts> {
  const actor = actorOf(context);
  return {
    isSignedIn: actor.kind === 'user',
    viewer: viewerOf(context),
    badges: actor.kind === 'user' ? await readHeaderBadges(actor, now) : null,
  };
}
