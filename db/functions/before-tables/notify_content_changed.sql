-- Notifies every process which table changed, so that cached pages which show it are dropped.
create or replace function private.notify_content_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.pg_notify('content_changed', tg_table_name);
  return null;
end
$$;
