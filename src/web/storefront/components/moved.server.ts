import { redirect } from 'react-router';
import { presentSlug, type Renamed } from '#services/seo/moved-page.server.ts';

const moved = 301;

/** What to throw for a page that is not there: where it has gone, or that nobody knows it. */
export async function movedOrMissing(kind: Renamed, key: string): Promise<Response> {
  const slug = await presentSlug(kind, key);
  return slug ? redirect(`/${kind}/${slug}`, moved) : new Response(null, { status: 404 });
}
