import { sql } from 'kysely';
import { questionsList } from '#domain/admin/lists/questions-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const numberOf = (column: string) => ({
  value: sql`${sql.ref(column)}::float8`,
  isNullable: true,
});

/** Questions of the game with what players made of them, for marketing. */
export const questionsSource = defineListSource(questionsList, () => ({
  from: sql`public.game_questions q
    left join public.game_question_analytics a on a.question_id = q.id`,
  id: sql`q.id`,
  columns: {
    question: sql`q.question`,
    category: sql`q.category`,
    difficulty: sql`q.difficulty_level`,
    rated: numberOf('a.difficulty_rating'),
    mismatch: sql`case
      when q.difficulty_level = 'easy' and a.difficulty_rating >= 4 then 'harder'
      when q.difficulty_level = 'medium' and a.difficulty_rating = 5 then 'harder'
      when q.difficulty_level = 'hard' and a.difficulty_rating <= 2 then 'easier'
      when q.difficulty_level = 'medium' and a.difficulty_rating = 1 then 'easier'
    end`,
    shown: sql`coalesce(a.times_shown, 0)`,
    correct: {
      value: sql`round(100.0 * a.times_correct / nullif(a.times_answered, 0))::integer`,
      isNullable: true,
    },
    seconds: numberOf('a.avg_answer_time'),
    missingArabic: sql`(coalesce(q.question_ar, '') = '' or cardinality(q.options_ar) = 0)`,
    isActive: sql`q.is_active`,
  },
  extras: {
    questionAr: sql<string | null>`q.question_ar`,
    categoryAr: sql<string | null>`q.category_ar`,
  },
  search: (text) => sql`(q.question ilike ${containing(text)}
    or q.question_ar ilike ${containing(text)})`,
}));
