import { redirect } from 'react-router';
import { environment } from '#platform/environment.server.ts';
import {
  sharedKinds,
  readSharingCard,
  type SharedKind,
} from '#services/sharing/sharing-card.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import type { Route } from './+types/sharing-card.route.ts';

const isShared = (kind: string): kind is SharedKind => sharedKinds.some((each) => each === kind);

/**
 * Renders the card when a link is shared; without a picture it redirects to the shop's own card.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const key = /^([a-z0-9-]+)\.jpg$/.exec(params.file)?.[1];
  if (!key || !isShared(params.kind)) throw new Response(null, { status: 404 });
  const card = await readSharingCard({ kind: params.kind, key, locale });
  // A complete address, because the router would prefix a path with the language.
  if (!card) return redirect(`${environment().PUBLIC_URL}/sharing-card.${locale}.jpg`);
  return new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
}
