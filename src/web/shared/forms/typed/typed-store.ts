import type { TypedValues } from './typed-controls.ts';

/** What was typed and not sent. It lives in its tab: a shared computer forgets it with the tab. */
export interface StoredTyping {
  /** The account that typed it; null for visitors. */
  owner: string | null;
  /** What the form held before. */
  from: TypedValues;
  to: TypedValues;
}

const prefix = 'typed ';

/** Null when there is nothing, when another person typed it, or when the browser blocks its storage. */
export function readTyping(key: string, owner: string | null): StoredTyping | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(prefix + key) ?? 'null',
    ) as StoredTyping | null;
    if (!stored) return null;
    // A visitor who has logged in meanwhile is the same person.
    return stored.owner === null || stored.owner === owner ? stored : null;
  } catch {
    return null;
  }
}

/** False when the browser does not take it. */
export function writeTyping(key: string, typing: StoredTyping): boolean {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(typing));
    return true;
  } catch {
    return false;
  }
}

export function removeTyping(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** Who logs out, or in as another person, leaves nothing to the next person. */
export function forgetTyping(isForgotten: (owner: string | null) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(prefix))) {
      const { owner } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as StoredTyping;
      if (isForgotten(owner ?? null)) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
