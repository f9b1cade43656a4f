/** A picture that somebody sent: never run, never framed, never taken for something else. */
export function pictureResponse(bytes: Buffer | null): Response {
  // Who may not see it hears the same as who asks for one that never was.
  if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // In this browser only: a review may be taken back, and the next one who signs in is another.
      'Cache-Control': 'private, no-cache',
    },
  });
}
