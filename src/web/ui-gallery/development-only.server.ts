import { environment } from '#platform/environment.server.ts';

/** What shows how the shop is made is not part of the shop. */
export function forDevelopmentOnly(): void {
  const shown = import.meta.env.DEV || environment().UI_GALLERY;
  if (!shown) throw new Response(null, { status: 404 });
}
