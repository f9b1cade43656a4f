-- The points that customers have collected.

create table public.user_rewards (
  user_id uuid primary key references auth.users (id) on delete cascade,
  points integer not null default 0 check (points >= 0),
  level integer not null generated always as (1 + points / 500) stored,
  updated_at timestamptz not null default now()
);

alter table public.user_rewards enable row level security;
alter table public.user_rewards force row level security;
create policy system on public.user_rewards to service_role using (true) with check (true);
create policy own_read on public.user_rewards for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.user_rewards for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.user_rewards to authenticated;
grant select, insert, update, delete on public.user_rewards to service_role;

create table public.reward_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  points integer not null check (points <> 0),
  reason text not null check (reason in ('prize_claimed', 'claim_rejected', 'staff')),
  claim_id uuid references public.claimed_prizes (id),
  created_at timestamptz not null default now(),
  -- A claim is rewarded once and revoked once.
  unique (claim_id, reason)
);

create index reward_history_of_user on public.reward_history (user_id, created_at desc);

alter table public.reward_history enable row level security;
alter table public.reward_history force row level security;
create policy system on public.reward_history to service_role using (true) with check (true);
create policy own_read on public.reward_history for select to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.reward_history for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.reward_history to authenticated;
grant select, insert, update, delete on public.reward_history to service_role;
