-- What the tables of the shop share: who owns definer functions, and change notices.

-- Definer functions belong to service_role: they pass through its `system` policies instead of
-- around row-level security, also when the owner of the tables is an ordinary role.
grant create on schema private to service_role;
alter function private.has_role(text[]) owner to service_role;
alter function private.is_staff(uuid) owner to service_role;
alter function private.create_profile() owner to service_role;
alter function private.copy_email_to_profile() owner to service_role;

alter function private.set_updated_at() set search_path = '';

-- Tells every process which table changed, so that cached pages which show it are dropped.
create function private.notify_content_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('content_changed', tg_table_name);
  return null;
end
$$;
