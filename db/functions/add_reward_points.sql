-- Points are the sum of their history: nothing else writes them, and the history is append-only.
create or replace function private.add_reward_points() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.user_rewards (user_id) values (new.user_id) on conflict do nothing;
  update public.user_rewards set points = points + new.points, updated_at = new.created_at
  where user_id = new.user_id;
  return null;
end
$$;

create or replace trigger add_points after insert on public.reward_history
  for each row execute function private.add_reward_points();
