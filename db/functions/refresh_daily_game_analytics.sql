-- Recomputes the figures and the devices of the last days, in Cairo time, and the distribution of prizes.
create or replace function public.refresh_daily_game_analytics(days integer default 60) returns void
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz := date_trunc('day', now() at time zone 'Africa/Cairo') at time zone 'Africa/Cairo'
    - make_interval(days => least(greatest(days, 1), 3660) - 1);
begin
  -- There is no user when the shop itself calls.
  if auth.uid() is not null and not private.has_role('marketing') then
    raise exception 'only marketing may refresh the analytics' using errcode = '42501';
  end if;

  -- One at a time: the hourly count may meet one that staff asked for.
  perform pg_advisory_xact_lock(hashtext('refresh_daily_game_analytics'));

  insert into public.daily_game_analytics as present (
    date, games_started, games_completed, unique_devices, unique_users, questions_answered,
    correct_answers, wheels_reached, wheel_spins, prizes_claimed, avg_time_spent, refreshed_at)
  select (g.started_at at time zone 'Africa/Cairo')::date,
    count(*), count(*) filter (where g.stage = 'complete'),
    count(distinct g.device_id), count(distinct g.user_id),
    coalesce(sum(t.answered), 0), coalesce(sum(t.correct), 0),
    count(*) filter (where t.correct = t.asked),
    count(*) filter (where exists (
      select from public.game_draws d where d.game_id = g.id and d.drawn_at is not null)),
    count(c.id), round(avg(t.seconds), 2), now()
  from public.games g
  cross join lateral (
    select count(*) as asked, count(answered_at) as answered,
      count(*) filter (where is_correct) as correct, sum(seconds) as seconds
    from public.game_turns where game_id = g.id
  ) t
  left join public.claimed_prizes c on c.game_id = g.id
  where g.started_at >= since
  group by 1
  on conflict (date) do update set
    games_started = excluded.games_started, games_completed = excluded.games_completed,
    unique_devices = excluded.unique_devices, unique_users = excluded.unique_users,
    questions_answered = excluded.questions_answered, correct_answers = excluded.correct_answers,
    wheels_reached = excluded.wheels_reached, wheel_spins = excluded.wheel_spins,
    prizes_claimed = excluded.prizes_claimed, avg_time_spent = excluded.avg_time_spent,
    refreshed_at = excluded.refreshed_at;

  delete from public.daily_game_devices
  where date >= (since at time zone 'Africa/Cairo')::date;
  insert into public.daily_game_devices (date, device_type, os, browser, devices)
  select (first_session at time zone 'Africa/Cairo')::date, device_type, os, browser, count(*)
  from public.game_device_analytics where first_session >= since
  group by 1, 2, 3, 4;

  delete from public.prize_distribution_analytics;
  insert into public.prize_distribution_analytics (
    prize_id, prize_name, prize_type, original_quantity, remaining, times_drawn,
    pending, verified, rejected, delivered)
  select p.id, p.name, p.type, p.original_quantity, p.quantity,
    (select count(*) from public.game_draws d
      where d.drawn_at is not null and d.segments[d.segment + 1] = p.id),
    count(*) filter (where c.status = 'pending'), count(*) filter (where c.status = 'verified'),
    count(*) filter (where c.status = 'rejected'), count(*) filter (where c.status = 'delivered')
  from public.game_prizes p left join public.claimed_prizes c on c.prize_id = p.id
  group by p.id;

  perform private.pg_notify('live_updates', 'analytics changed games');
end
$$;
-- An owner needs the right to create functions in the schema, only while the owner is set.
grant create on schema public to service_role;
alter function public.refresh_daily_game_analytics(integer) owner to service_role;
revoke create on schema public from service_role;
grant execute on function public.refresh_daily_game_analytics(integer) to authenticated, service_role;
