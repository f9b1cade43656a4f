-- Who may use a private channel: user:<id> is that account's, staff:… is for staff, and every other
-- topic is closed until a policy on realtime.messages opens it.
create or replace function private.may_use_topic(topic text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when topic like 'user:%' then topic = 'user:' || auth.uid()
    when topic like 'staff:%' then private.acts_as_staff()
    else false
  end
$$;
grant execute on function private.may_use_topic(text) to authenticated, service_role;
