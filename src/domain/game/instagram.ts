const form = /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/;
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+).*$/i;

/** The name of claims whose owner has closed the account. */
const reserved = 'deleted';

export type Username =
  | { ok: true; username: string }
  | { ok: false; reason: 'username_required' | 'username_invalid' };

/** Accepts @name, the profile's URL, and capitals. */
export function parseInstagramUsername(typed: string): Username {
  const name = typed
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(profileAddress, '$1')
    .replace(/^@/, '')
    .toLowerCase();
  if (name === '') return { ok: false, reason: 'username_required' };
  const isValid = form.test(name) && name !== reserved;
  return isValid ? { ok: true, username: name } : { ok: false, reason: 'username_invalid' };
}
