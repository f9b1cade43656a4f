import { difficulties } from '../../game/game.ts';
import { defineList } from './list.ts';

/** How players find a question, against the difficulty that is stored. */
export const questionMismatches = ['harder', 'easier'] as const;
export type QuestionMismatch = (typeof questionMismatches)[number];

export const questionsList = defineList({
  name: 'questions',
  path: '/admin/game',
  roles: ['marketing'],
  table: 'game_questions',
  columns: {
    question: { type: 'text', phone: 'title', isSortable: true },
    category: { type: 'text', tablet: 'hidden', filter: { kind: 'text' } },
    difficulty: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: difficulties },
      editable: { kind: 'choice', field: 'difficulty_level', values: difficulties },
    },
    rated: { type: 'number', tablet: 'hidden', isSortable: true },
    mismatch: { type: 'status', filter: { kind: 'choice', values: questionMismatches } },
    shown: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    correct: { type: 'number', isSortable: true },
    seconds: { type: 'number', phone: 'hidden', isSortable: true },
    missingArabic: { type: 'flag', phone: 'hidden', isOptional: true, filter: { kind: 'flag' } },
    isActive: {
      type: 'flag',
      filter: { kind: 'flag' },
      editable: { kind: 'flag', field: 'is_active' },
    },
  },
  hasSearch: true,
  facets: ['difficulty'],
  defaultSort: 'question',
  views: {
    misjudged: 'mismatch=harder,easier',
    neverAsked: 'shown=..0',
    off: 'isActive=no',
    missingArabic: 'missingArabic=yes',
  },
});
