import { redirect } from 'react-router';
import { findCurrentKey, type Renamed } from '#services/seo/moved-page.server.ts';

const moved = 301;

/** What to throw for a missing page: a redirect to its new URL, or a 404. */
export async function movedOrMissing(kind: Renamed, key: string): Promise<Response> {
  const present = await findCurrentKey(kind, key);
  return present ? redirect(`/${kind}/${present}`, moved) : new Response(null, { status: 404 });
}
