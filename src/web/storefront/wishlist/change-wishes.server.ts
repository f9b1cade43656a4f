import { data, redirect, type RouterContextProvider } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { mergeWishes, setWish } from '#services/wishlist/wish.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { WishActionResult } from '../../shared/wishlist/wish-result.ts';

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Saves or removes a product, or merges a browser's list after sign-in. */
export async function changeWishes(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  const actor = actorOf(context);
  const result: WishActionResult =
    form.get('intent') === 'merge'
      ? await mergeWishes(readIds(text(form.get('ids'))), actor)
      : await setWish(text(form.get('save') ?? form.get('remove')), form.has('save'), actor);
  // Only a form sent without scripts names where to return to.
  const named = new URL(request.url).searchParams.get('returnTo');
  if (named === null) return data(result, { status: statusOf(result) });
  const returnTo = safeReturnPath(named);
  if (result.ok) return redirect(returnTo);
  return redirect(
    result.reason === 'login_required' ? `/login?next=${encodeURIComponent(returnTo)}` : returnTo,
  );
}

function statusOf(result: WishActionResult): number {
  if (result.ok) return 200;
  return result.reason === 'login_required' ? 401 : 409;
}
