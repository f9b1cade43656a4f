import { z } from 'zod';
import { staffRoles, type StaffRole } from '../../identity/roles.ts';

/** A view as the tabs of a list show it. */
export interface ListView {
  id: string;
  /** Null for views of the declaration, whose names are messages. */
  name: string | null;
  /** The query of the list's address. */
  search: string;
  /** Saved by the reader, who may change it. */
  isOwn: boolean;
  sharedWith: readonly StaffRole[];
  /** Numbers above `maxViewCount` mean "more than". */
  count: number;
}

/** Views that one member of staff may save for one list. */
export const maxViews = 20;

export const saveViewInput = z.object({
  list: z.string().max(60),
  /** Of the view that is changed; empty for a new one. */
  view: z.string().max(40),
  name: z.string().trim().min(1, 'required').max(60, 'too_long'),
  search: z.string().max(2_000),
  sharedWith: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.enum(staffRoles)),
  ),
});

export const removeViewInput = z.object({ list: z.string().max(60), view: z.uuid() });
