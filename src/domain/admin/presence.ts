import { z } from 'zod';

/** An open page says this often that it is still open. */
export const visitRenewedEvery = 25_000;

/** Hidden tabs may renew only once a minute; a page that is silent for longer counts as closed. */
export const visitLasts = 90_000;

/** What the browser of a member of staff sends about a record that is open in it. */
export const visitInput = z.object({
  kind: z.string().min(1).max(50),
  record: z.string().regex(/^\S{1,100}$/),
  /** One for each opened page. */
  visit: z.uuid(),
  state: z.enum(['looking', 'editing', 'closed']),
});

export type VisitInput = z.output<typeof visitInput>;

/** A colleague who has the same record open. */
export interface PresentColleague {
  id: string;
  /** Null for an account without a name. */
  name: string | null;
  isEditing: boolean;
}
