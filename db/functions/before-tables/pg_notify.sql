-- What triggers call instead of pg_catalog.pg_notify. A transaction that notifies commits alone: the next one
-- waits until disk and replica have answered. So a transaction with the setting fustat.notices = 'stored' only
-- stores its notices, and private.send_notices sends them after the commit. Definer: callers may not write them.
create or replace function private.pg_notify(channel text, payload text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('fustat.notices', true) = 'stored' then
    insert into private.pending_notices (channel, payload) values (pg_notify.channel, coalesce(pg_notify.payload, ''));
  else
    perform pg_catalog.pg_notify(pg_notify.channel, pg_notify.payload);
  end if;
end
$$;
alter function private.pg_notify(text, text) owner to service_role;
revoke execute on function private.pg_notify(text, text) from public;
grant execute on function private.pg_notify(text, text) to anon, authenticated, service_role;
