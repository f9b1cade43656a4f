/** What came of a heart, or of bringing a browser's list along; `failed` never reached the shop. */
export type WishResult =
  | { ok: true; added?: number }
  | { ok: false; reason: 'login_required' | 'not_found' | 'full' | 'failed' };
