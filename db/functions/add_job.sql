-- graphile_worker.add_job, whose notice may be stored: the library calls pg_notify without a schema, and this
-- search path makes that private.pg_notify. send-notices.server.test.ts fails when that changes.
create or replace function private.add_job(
  name text, payload json, run_at timestamptz, max_attempts integer, job_key text, queue_name text
) returns bigint
language plpgsql set search_path = private, pg_catalog as $$
begin
  return (graphile_worker.add_job(
    name, payload, run_at => add_job.run_at, max_attempts => add_job.max_attempts,
    job_key => add_job.job_key, queue_name => add_job.queue_name)).id;
end
$$;
revoke execute on function private.add_job(text, json, timestamptz, integer, text, text) from public;
grant execute on function private.add_job(text, json, timestamptz, integer, text, text)
  to service_role;
