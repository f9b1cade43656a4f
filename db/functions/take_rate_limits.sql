-- Takes one attempt from each limit, up to the first that is exhausted; later ones are not
-- charged. Returns the last answer.
create or replace function private.take_rate_limits(
  limit_keys text[], allowances integer[], seconds integer[], at timestamptz default now()
) returns table (allowed boolean, retry_after integer)
language plpgsql set search_path = '' as $$
begin
  allowed := true;
  retry_after := 0;
  for place in 1 .. cardinality(limit_keys) loop
    select taken.allowed, taken.retry_after into allowed, retry_after
    from private.take_rate_limit(
      limit_keys[place], allowances[place], make_interval(secs => seconds[place]), at) taken;
    -- The row of an exhausted limit may have been swept in between.
    allowed := coalesce(allowed, false);
    retry_after := coalesce(retry_after, seconds[place]);
    exit when not allowed;
  end loop;
  return next;
end
$$;
grant execute on function private.take_rate_limits(text[], integer[], integer[], timestamptz)
  to service_role;
