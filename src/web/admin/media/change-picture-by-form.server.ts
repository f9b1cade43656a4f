import { redirect } from 'react-router';
import { z } from 'zod';
import { pictureIdOf } from '#domain/media/picture.ts';
import { systemClock } from '#platform/clock.ts';
import { applyPreview } from '#services/admin/changes/apply-changes.server.ts';
import { findPicture } from '#services/media/find-picture.server.ts';
import type { PictureDetail } from '#services/media/read-picture.server.ts';
import { removePicture } from '#services/media/remove-picture.server.ts';
import { previewReplacement } from '#services/media/replace-picture.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import type { ReplaceResult } from './replace-result.ts';

/** Everything on the page of a picture but its own fields. */
export function changePictureByForm(form: FormData, picture: PictureDetail, actor: Customer) {
  const staff = { actor, now: systemClock.now() };
  switch (form.get('intent')) {
    case 'replace':
      return replaceByForm(form, picture, staff);
    case 'apply':
      return applyByForm(form, staff);
    default:
      return removeByForm(form, picture, staff);
  }
}

const replaceByForm = (form: FormData, picture: PictureDetail, staff: Staff) =>
  handleForm(form, {
    schema: z.object({ address: z.string() }),
    submit: async ({ address }): Promise<ReplaceResult> => {
      const other = await findPicture(pictureIdOf(address.trim()) ?? '');
      if (!other) return { ok: false, reason: 'unknown_picture' };
      const result = await previewReplacement(picture, other, staff);
      if (!result.ok) return { ok: false, reason: result.reason };
      const { changeSet, counts } = result;
      return { ok: true, changeSet, rows: counts.rows, address: other.address };
    },
  });

const applyByForm = (form: FormData, staff: Staff) =>
  handleForm(form, {
    schema: z.object({ changeSet: z.uuid() }),
    submit: async ({ changeSet }): Promise<ReplaceResult> => {
      const result = await applyPreview(changeSet, staff);
      if (result.ok) return { ok: true, changeSet, rows: result.counts.rows, address: '' };
      return {
        ok: false,
        reason: result.reason === 'conflict' ? 'changed_meanwhile' : result.reason,
      };
    },
  });

const removeByForm = (form: FormData, { id }: PictureDetail, staff: Staff) =>
  handleForm(form, {
    schema: z.object({}),
    submit: async () => {
      const result = await removePicture(id, staff);
      return result.ok ? redirect('/admin/media') : result;
    },
  });
