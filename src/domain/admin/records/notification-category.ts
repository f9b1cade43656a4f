import { z } from 'zod';
import { singleLine } from '../../identity/account-forms.ts';
import { onOrOff } from '../settings/setting-fields.ts';
import { emptyableProse, filledLine } from './record-fields.ts';

/** What staff enter about a kind of notifications. Names are those of the columns. */
export const notificationCategoryInput = z.object({
  name: filledLine(80),
  name_ar: filledLine(80),
  description: emptyableProse(300),
  description_ar: emptyableProse(300),
  is_visible: onOrOff,
});

/** The slug is chosen once: links to unsubscribe carry it. */
export const newNotificationCategoryInput = notificationCategoryInput.extend({
  slug: singleLine(40)
    .min(1, 'required')
    .refine((typed) => typed === '' || /^[a-z0-9]+(_[a-z0-9]+)*$/.test(typed), 'invalid_code'),
});
