import { newPrizeInput, prizeInput } from '#domain/admin/records/prize-record.ts';
import { questionInput } from '#domain/admin/records/question-record.ts';
import { defineRecord } from '../admin/records/record-source.ts';
import { shortAmount } from '../admin/records/stored-text.ts';

/** What staff edit about the game. Kinds are known to `private.may_edit`. */

export const questionRecord = defineRecord({
  kind: 'question',
  table: 'game_questions',
  schema: questionInput,
  title: 'Question of the game',
  initial: { difficulty_level: 'medium', is_active: 'true' },
  fieldOfConstraint: { game_questions_once: 'question' },
});

const prize = {
  kind: 'prize',
  table: 'game_prizes',
  title: 'Prize of the game',
  texts: { value: shortAmount },
} as const;
const fieldOfConstraint = { picture_gone: 'image_url' };

export const prizeRecord = defineRecord({ ...prize, fieldOfConstraint, schema: prizeInput });

export const newPrizeRecord = defineRecord({
  ...prize,
  fieldOfConstraint,
  schema: newPrizeInput,
  initial: { type: 'product', status_threshold: '5', active: 'true' },
});
