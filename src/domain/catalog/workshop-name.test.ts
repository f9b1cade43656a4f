import { expect, it } from 'vitest';
import { plainWorkshopName } from './workshop-name.ts';

it.each(["Sha'ban’s Yard", 'sha’ban‘s  yard ', 'SHA`BAN´S YARD'])(
  'finds the workshop as somebody types it: %s',
  (typed) => expect(plainWorkshopName(typed)).toBe("sha'ban's yard"),
);
