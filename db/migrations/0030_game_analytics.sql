-- Figures about the game. They are written outside the transactions of a game; marketing reads them.

create table public.game_question_analytics (
  question_id uuid primary key references public.game_questions (id) on delete cascade,
  times_shown integer not null default 0 check (times_shown >= 0),
  times_answered integer not null default 0 check (times_answered >= 0),
  times_correct integer not null default 0 check (times_correct between 0 and times_answered),
  -- In seconds.
  avg_answer_time numeric(6, 2) not null default 0 check (avg_answer_time >= 0),
  last_shown timestamptz,
  difficulty_rating numeric(2, 1) check (difficulty_rating between 1 and 5)
);

alter table public.game_question_analytics enable row level security;
alter table public.game_question_analytics force row level security;
create policy system on public.game_question_analytics to service_role using (true) with check (true);
create policy staff_read on public.game_question_analytics for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.game_question_analytics to authenticated;
grant select, insert, update, delete on public.game_question_analytics to service_role;

create table public.game_device_analytics (
  device_id uuid primary key references public.game_devices (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  browser text not null default 'Other',
  os text not null default 'Other',
  device_type text not null default 'desktop' check (device_type in ('mobile', 'tablet', 'desktop')),
  screen_size text check (screen_size ~ '^[0-9]{2,5}x[0-9]{2,5}$'),
  first_session timestamptz not null default now(),
  last_session timestamptz not null default now(),
  session_count integer not null default 1 check (session_count >= 1)
);
create index game_device_analytics_of_user on public.game_device_analytics (user_id)
  where user_id is not null;

alter table public.game_device_analytics enable row level security;
alter table public.game_device_analytics force row level security;
create policy system on public.game_device_analytics to service_role using (true) with check (true);
create policy staff_read on public.game_device_analytics for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.game_device_analytics to authenticated;
grant select, insert, update, delete on public.game_device_analytics to service_role;

-- One row per day in Cairo. `views` and `starts` are second names of two columns.
create table public.game_conversion_funnel (
  date date primary key,
  game_views integer not null default 0 check (game_views >= 0),
  game_starts integer not null default 0 check (game_starts >= 0),
  questions_completed integer not null default 0 check (questions_completed >= 0),
  wheel_spins integer not null default 0 check (wheel_spins >= 0),
  prizes_claimed integer not null default 0 check (prizes_claimed >= 0),
  views integer generated always as (game_views) stored,
  starts integer generated always as (game_starts) stored
);

alter table public.game_conversion_funnel enable row level security;
alter table public.game_conversion_funnel force row level security;
create policy system on public.game_conversion_funnel to service_role using (true) with check (true);
create policy staff_read on public.game_conversion_funnel for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.game_conversion_funnel to authenticated;
grant select, insert, update, delete on public.game_conversion_funnel to service_role;

-- Recomputed from the games by refresh_daily_game_analytics.
create table public.daily_game_analytics (
  date date primary key,
  games_started integer not null,
  games_completed integer not null,
  unique_devices integer not null,
  unique_users integer not null,
  questions_answered integer not null,
  correct_answers integer not null,
  wheels_reached integer not null,
  wheel_spins integer not null,
  prizes_claimed integer not null,
  avg_time_spent numeric(8, 2),
  refreshed_at timestamptz not null default now()
);

alter table public.daily_game_analytics enable row level security;
alter table public.daily_game_analytics force row level security;
create policy system on public.daily_game_analytics to service_role using (true) with check (true);
create policy staff_read on public.daily_game_analytics for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.daily_game_analytics to authenticated;
grant select, insert, update, delete on public.daily_game_analytics to service_role;

create table public.prize_distribution_analytics (
  prize_id uuid primary key references public.game_prizes (id) on delete cascade,
  prize_name text not null,
  prize_type text not null,
  original_quantity integer not null,
  remaining integer not null,
  times_drawn integer not null,
  pending integer not null,
  verified integer not null,
  rejected integer not null,
  delivered integer not null,
  refreshed_at timestamptz not null default now()
);

alter table public.prize_distribution_analytics enable row level security;
alter table public.prize_distribution_analytics force row level security;
create policy system on public.prize_distribution_analytics to service_role using (true) with check (true);
create policy staff_read on public.prize_distribution_analytics for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.prize_distribution_analytics to authenticated;
grant select, insert, update, delete on public.prize_distribution_analytics to service_role;
