-- Who may use a private channel: user:<id> is that account's, staff:… is for staff, and every other
-- topic is for everyone who is signed in. A policy on realtime.messages may allow more.
create or replace function private.may_use_topic(topic text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when auth.uid() is null then false
    when topic like 'user:%' then topic = 'user:' || auth.uid()
    when topic like 'staff:%' then private.is_staff(auth.uid())
    else topic is not null
  end
$$;
grant execute on function private.may_use_topic(text) to authenticated, service_role;
