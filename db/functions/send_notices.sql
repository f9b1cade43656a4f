-- Sends the notices that transactions have stored, in the order of their ids, and returns how many those
-- were; null while another process is sending, which may not see the latest.
create or replace function private.send_notices() returns integer
language plpgsql set search_path = '' as $$
declare
  sent integer;
begin
  if not exists (select from private.pending_notices) then
    return 0;
  end if;
  if not pg_try_advisory_xact_lock(hashtext('private.send_notices')) then
    return null;
  end if;
  -- Only unlogged rows are written, so there is nothing that disk or replica should confirm.
  perform set_config('synchronous_commit', 'off', true);
  with notices as (delete from private.pending_notices returning id, channel, payload),
    ordered as (select channel, payload from notices order by id)
  select count(pg_catalog.pg_notify(channel, payload)) into sent from ordered;
  return sent;
end
$$;
revoke execute on function private.send_notices() from public;
grant execute on function private.send_notices() to service_role;
