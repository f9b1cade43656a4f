import { z } from 'zod';
import { emptyableLine, filledLine, filledProse } from '../admin/records/record-fields.ts';

/** What a saved reply may leave open, until it is inserted into an answer. */
const replyPlaceholders = ['name', 'colleague'] as const;
type Placeholder = (typeof replyPlaceholders)[number];

const placeholder = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  replyPlaceholders.some((each) => each === name);

/** A placeholder that nothing fills would reach the customer as it is. */
const replyBody = filledProse(4000).refine(
  (text) => [...text.matchAll(placeholder)].every(([, name]) => isPlaceholder(name ?? '')),
  'unknown_placeholder',
);

export const savedReplyInput = z.object({
  name: filledLine(80),
  name_ar: emptyableLine(80),
  body: replyBody,
  body_ar: replyBody,
});

/** The text of a reply for one customer. A value that is missing leaves no braces behind. */
export const fillReply = (body: string, values: Readonly<Record<Placeholder, string>>): string =>
  body
    .replace(placeholder, (all, name: string) => (isPlaceholder(name) ? values[name] : all))
    .replace(/[ \t]+([,.،:!])/g, '$1');
