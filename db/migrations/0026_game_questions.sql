-- The questions of the game. Only staff read this table, because it holds the right answers. A player
-- gets the text of a question from the shop itself, and the answer after answering.

create table public.game_questions (
  id uuid primary key default gen_random_uuid(),
  question text not null check (btrim(question) <> '' and char_length(question) <= 500),
  question_ar text,
  options text[] not null,
  -- In the order of the English options; empty when there is no translation.
  options_ar text[] not null default '{}',
  correct_answer text not null,
  difficulty_level text not null default 'medium' check (difficulty_level in ('easy', 'medium', 'hard')),
  difficulty text generated always as (difficulty_level) stored,
  category text,
  category_ar text,
  explanation text not null default '',
  explanation_ar text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (cardinality(options) between 2 and 6 and array_position(options, null) is null),
  check (cardinality(options_ar) in (0, cardinality(options)) and array_position(options_ar, null) is null),
  check (correct_answer = any (options))
);

-- The same question must not be added twice, whatever its case and spaces.
create unique index game_questions_once on public.game_questions (lower(btrim(question)));
create index game_questions_to_ask on public.game_questions (difficulty_level, id) where is_active;

create trigger set_updated_at before update on public.game_questions
  for each row execute function private.set_updated_at();

alter table public.game_questions enable row level security;
alter table public.game_questions force row level security;
create policy system on public.game_questions to service_role using (true) with check (true);
create policy staff on public.game_questions to authenticated
  using ((select private.has_role('marketing'))) with check ((select private.has_role('marketing')));

grant select on public.game_questions to authenticated;
grant insert (
    id, question, question_ar, options, options_ar, correct_answer, difficulty_level, category,
    category_ar, explanation, explanation_ar, is_active
  ),
  update (
    question, question_ar, options, options_ar, correct_answer, difficulty_level, category,
    category_ar, explanation, explanation_ar, is_active, updated_at
  ),
  delete on public.game_questions to authenticated;
grant select, insert, update, delete on public.game_questions to service_role;
