-- Sends a changed row as a broadcast; called by triggers, with the names that hosted backends use.
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
language plpgsql set search_path = '' as $$
begin
  if level <> 'ROW' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(jsonb_build_object(
    'operation', operation, 'table', table_name, 'schema', table_schema,
    'record', to_jsonb(new), 'old_record', to_jsonb(old)
  ), event_name, topic_name);
end
$$;
revoke execute on function
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) from public;
grant execute on function
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
