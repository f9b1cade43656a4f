import { environment } from '#platform/environment.server.ts';

/** 404 in production: these pages are for developers only. */
export function forDevelopmentOnly(): void {
  const shown = import.meta.env.DEV || environment().UI_GALLERY;
  if (!shown) throw new Response(null, { status: 404 });
}
