-- Starts a job that failed for good again, with all its attempts, for admins. False when there is no
-- such job (any more). Definer, because only the system role may change the queue.
create or replace function private.retry_failed_job(job_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception 'only admins may retry jobs' using errcode = '42501';
  end if;
  perform graphile_worker.reschedule_jobs(array[j.id], run_at => now(), attempts => 0)
  from graphile_worker.jobs j
  where j.id = job_id and j.attempts >= j.max_attempts and j.locked_at is null;
  return found;
end
$$;
alter function private.retry_failed_job(bigint) owner to service_role;
grant execute on function private.retry_failed_job(bigint) to authenticated;
