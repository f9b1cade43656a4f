import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { removeAvatar, saveAvatar } from '#services/account/avatar.server.ts';
import { filesOf } from '../../shared/read-upload-form.server.ts';
import { refuse } from '../forms/refuse.server.ts';
import { signedIn } from '../signed-in.server.ts';

export async function savePicture(form: FormData, context: Readonly<RouterContextProvider>) {
  const { actor } = signedIn(context);
  if (form.has('remove')) {
    await removeAvatar(actor);
    return { ok: true as const, intent: 'picture' as const, removed: true as const };
  }
  const result = await saveAvatar(actor, filesOf(form, 'picture')[0], systemClock.now());
  return result.ok ? { ok: true as const, intent: 'picture' as const } : refuse(form, result);
}
