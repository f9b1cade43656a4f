-- Lines of the audit log stay as they were written. Only the traces of a deleted account are emptied.
create or replace function private.protect_audit_log() returns trigger
language plpgsql set search_path = '' as $$
declare
  emptied public.audit_log;
begin
  if tg_op = 'UPDATE' then
    emptied := old;
    if new.actor_id is null then emptied.actor_id := null; end if;
    if new.actor_name is null then emptied.actor_name := null; end if;
    if new.row_key = 'deleted' then emptied.row_key := 'deleted'; end if;
    if new.row_label is null then emptied.row_label := null; end if;
    if new is not distinct from emptied then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = '42501';
end
$$;
