/** The result of saving products or merging lists; `failed` never reached the server. */
export type WishActionResult =
  | { ok: true; added?: number }
  | { ok: false; reason: 'login_required' | 'not_found' | 'full' | 'failed' };
