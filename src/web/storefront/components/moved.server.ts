import { redirect } from 'react-router';
import { presentKey, type Renamed } from '#services/seo/moved-page.server.ts';

const moved = 301;

/** What to throw for a page that is not there: where it has gone, or that nobody knows it. */
export async function movedOrMissing(kind: Renamed, key: string): Promise<Response> {
  const present = await presentKey(kind, key);
  return present ? redirect(`/${kind}/${present}`, moved) : new Response(null, { status: 404 });
}
