-- Claimed prizes and the results of games. Written by the shop itself, in the transaction of the claim
-- or of its verification.

create table public.claimed_prizes (
  id uuid primary key default gen_random_uuid(),
  prize_id uuid not null references public.game_prizes (id),
  -- One claim per user and per device, ever; rejected claims count.
  user_id uuid unique references auth.users (id) on delete set null,
  device_id uuid unique references public.game_devices (id),
  game_id uuid unique references public.games (id),
  instagram_username text not null check (instagram_username ~ '^[a-z0-9._]{1,30}$'),
  -- A copy of the prize at the moment of the claim.
  prize_name text not null,
  prize_name_ar text,
  prize_type text not null default 'product' check (prize_type in ('product', 'coupon')),
  prize_value numeric(5, 2),
  status text not null default 'pending'
    check (status in ('pending', 'verified', 'rejected', 'delivered')),
  -- Shown to the customer.
  rejection_reason text,
  reviewed_by uuid references auth.users (id) on delete set null,
  claimed_at timestamptz not null default now(),
  reviewed_at timestamptz,
  delivered_at timestamptz,
  check (user_id is not null or device_id is not null),
  check ((status = 'pending') = (reviewed_at is null)),
  check ((status = 'delivered') = (delivered_at is not null))
);

create index claimed_prizes_by_newest on public.claimed_prizes (status, claimed_at desc, id desc);
create index claimed_prizes_of_prize on public.claimed_prizes (prize_id);
create index claimed_prizes_by_username on public.claimed_prizes (instagram_username);
create index claimed_prizes_by_staff on public.claimed_prizes (reviewed_by) where reviewed_by is not null;

alter table public.claimed_prizes enable row level security;
alter table public.claimed_prizes force row level security;
create policy system on public.claimed_prizes to service_role using (true) with check (true);
create policy own_read on public.claimed_prizes for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.claimed_prizes for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.claimed_prizes to authenticated;
grant select, insert, update, delete on public.claimed_prizes to service_role;

create table public.game_results (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null unique references public.games (id),
  user_id uuid references auth.users (id) on delete set null,
  device_id uuid not null references public.game_devices (id),
  questions_answered smallint not null check (questions_answered >= 0),
  correct_answers smallint not null check (correct_answers between 0 and questions_answered),
  -- In seconds, measured by the clocks of the questions.
  time_spent numeric(8, 2) not null check (time_spent >= 0),
  completed boolean not null,
  prize_won uuid unique references public.claimed_prizes (id),
  created_at timestamptz not null default now()
);

create index game_results_of_user on public.game_results (user_id, created_at desc)
  where user_id is not null;
create index game_results_of_device on public.game_results (device_id);
create index game_results_by_newest on public.game_results (created_at desc, id desc);

alter table public.game_results enable row level security;
alter table public.game_results force row level security;
create policy system on public.game_results to service_role using (true) with check (true);
create policy own_read on public.game_results for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.game_results for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.game_results to authenticated;
grant select, insert, update, delete on public.game_results to service_role;
