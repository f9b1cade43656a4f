-- Games as they are played, written by the shop itself: which questions in which order, when each
-- clock started, what was answered, and the draw that was sealed before the wheel was spun. No other
-- caller reads these tables, staff included, because they hold secrets.

create table public.game_devices (
  id uuid primary key default gen_random_uuid(),
  play_count integer not null default 0 check (play_count >= 0),
  last_played_at timestamptz,
  created_at timestamptz not null default now()
);

alter table public.game_devices enable row level security;
alter table public.game_devices force row level security;
create policy system on public.game_devices to service_role using (true) with check (true);
grant select, insert, update, delete on public.game_devices to service_role;

create table public.games (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references public.game_devices (id),
  user_id uuid references auth.users (id) on delete set null,
  stage text not null default 'questions' check (stage in ('questions', 'wheel', 'claim', 'complete')),
  extended_time boolean not null default false,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz,
  check (expires_at > started_at),
  check ((completed_at is not null) = (stage = 'complete'))
);

-- One running game per device, also when two are started at the same moment.
create unique index games_running on public.games (device_id) where stage <> 'complete';
create index games_of_device on public.games (device_id, started_at desc);
create index games_of_user on public.games (user_id, started_at desc) where user_id is not null;
create index games_by_day on public.games (started_at);

alter table public.games enable row level security;
alter table public.games force row level security;
create policy system on public.games to service_role using (true) with check (true);
grant select, insert, update, delete on public.games to service_role;

create table public.game_turns (
  game_id uuid not null references public.games (id) on delete cascade,
  position smallint not null check (position >= 0),
  question_id uuid not null references public.game_questions (id),
  -- The stored option at each displayed position: every player sees a different order.
  option_order smallint[] not null,
  -- When its clock starts; null until the question before it is answered.
  starts_at timestamptz,
  answered_at timestamptz,
  -- The displayed position that was chosen; -1 when time ran out.
  option smallint check (option >= -1),
  is_correct boolean,
  seconds numeric(6, 2) check (seconds >= 0),
  primary key (game_id, position),
  unique (game_id, question_id),
  check ((answered_at is null) = (option is null) and (answered_at is null) = (is_correct is null)),
  check (answered_at is null or starts_at is not null)
);

create index game_turns_of_question on public.game_turns (question_id);

alter table public.game_turns enable row level security;
alter table public.game_turns force row level security;
create policy system on public.game_turns to service_role using (true) with check (true);
grant select, insert, update, delete on public.game_turns to service_role;

-- The sealed draw of a wheel. A game has a second round when another player took its last prize first.
create table public.game_draws (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references public.games (id) on delete cascade,
  round smallint not null default 1 check (round >= 1),
  -- The prize of each segment, in the order of the wheel.
  segments uuid[] not null check (cardinality(segments) = 12),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  nonce text check (char_length(nonce) <= 64),
  segment smallint check (segment between 0 and 11),
  created_at timestamptz not null default now(),
  drawn_at timestamptz,
  unique (game_id, round),
  check ((drawn_at is null) = (segment is null) and (drawn_at is null) = (nonce is null))
);

alter table public.game_draws enable row level security;
alter table public.game_draws force row level security;
create policy system on public.game_draws to service_role using (true) with check (true);
grant select, insert, update, delete on public.game_draws to service_role;
