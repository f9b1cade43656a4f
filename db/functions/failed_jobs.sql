-- The jobs that failed for good, newest first, for admins. Definer, because only the system role may
-- read the queue.
create or replace function private.failed_jobs() returns table (
  id bigint, task text, key text, attempts integer, failed_at timestamptz, last_error text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception 'only admins may read failed jobs' using errcode = '42501';
  end if;
  return query
    select j.id, j.task_identifier, j.key, j.attempts::integer,
      -- The queue moves run_at to the time of a next attempt, also after the last one.
      least(now(), j.run_at - exp(least(j.attempts, 10)) * interval '1 second'), j.last_error
    from graphile_worker.jobs j
    where j.attempts >= j.max_attempts and j.locked_at is null
    order by 5 desc, 1 desc
    limit 100;
end
$$;
alter function private.failed_jobs() owner to service_role;
grant execute on function private.failed_jobs() to authenticated;
