-- Tells every process that a record was added, changed or removed: area, kind, id and the account that
-- caused it. Arguments: the area, the column that identifies the record, and the kind if it is always
-- the same, as for a line that belongs to another record.
create or replace function private.notify_live_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  record_id text;
  kind text := coalesce(
    tg_argv[2],
    case tg_op when 'INSERT' then 'new' when 'UPDATE' then 'changed' else 'removed' end
  );
  claims jsonb := auth.jwt();
  author text := coalesce(claims -> 'act' ->> 'sub', claims ->> 'sub');
begin
  -- The usual columns by their names: turning whole rows into JSON takes longer than all the rest.
  if tg_argv[1] = 'id' and tg_op <> 'DELETE' then
    record_id := new.id;
  elsif tg_argv[1] = 'order_id' and tg_op <> 'DELETE' then
    record_id := new.order_id;
  else
    record_id := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1];
  end if;
  if record_id is not null then
    perform private.pg_notify(
      'live_updates', concat_ws(' ', tg_argv[0], kind, record_id, author)
    );
  end if;
  return null;
end
$$;

create or replace trigger live_update after insert or update or delete on public.orders
  for each row execute function private.notify_live_update('orders', 'id');
create or replace trigger live_update after insert or update or delete on public.order_timeline
  for each row execute function private.notify_live_update('orders', 'order_id', 'changed');
-- A step that waits is for staff alone: the pages of customers ignore the kind `decided`.
create or replace trigger live_update after insert or update or delete on public.order_moves
  for each row execute function private.notify_live_update('orders', 'order_id', 'decided');
create or replace trigger live_update after insert or update or delete on public.order_handling
  for each row execute function private.notify_live_update('orders', 'order_id', 'decided');
create or replace trigger live_update after insert or update or delete on public.return_requests
  for each row execute function private.notify_live_update('returns', 'id');
create or replace trigger live_update_of_order after insert or update or delete on public.return_requests
  for each row execute function private.notify_live_update('orders', 'order_id', 'changed');
create or replace trigger live_update after insert or update or delete on public.refunds
  for each row execute function private.notify_live_update('orders', 'order_id', 'changed');
create or replace trigger live_update after insert or update or delete on public.custom_service_requests
  for each row execute function private.notify_live_update('requests', 'id');
create or replace trigger live_update after insert or update or delete on public.contact_messages
  for each row execute function private.notify_live_update('messages', 'id');
create or replace trigger live_update_of_request after insert on public.enquiry_notes
  for each row execute function private.notify_live_update('requests', 'request_id', 'changed');
create or replace trigger live_update_of_message after insert on public.enquiry_notes
  for each row execute function private.notify_live_update('messages', 'message_id', 'changed');
create or replace trigger live_update after insert or update or delete on public.claimed_prizes
  for each row execute function private.notify_live_update('claims', 'id');
create or replace trigger live_update after insert or update or delete on public.job_applications
  for each row execute function private.notify_live_update('applications', 'id');
create or replace trigger live_update after insert or update or delete on public.reviews
  for each row execute function private.notify_live_update('reviews', 'id');
create or replace trigger live_update after insert or update or delete on public.profiles
  for each row execute function private.notify_live_update('users', 'id');
create or replace trigger live_update after insert or update or delete on public.user_roles
  for each row execute function private.notify_live_update('users', 'user_id', 'changed');

create or replace trigger live_update after update of banned_until on auth.users
  for each row execute function private.notify_live_update('users', 'id', 'changed');
-- Not when old mails are swept: that changes nothing that staff wait for.
create or replace trigger live_update after insert or update of status on public.mail_outbox
  for each row execute function private.notify_live_update('mails', 'id');
-- A colleague opened or closed a record, or began to edit it; not when the browser only renews its row.
create or replace trigger live_update after insert or delete on public.open_records
  for each row execute function private.notify_live_update('presence', 'record_id', 'changed');
create or replace trigger live_update_of_editing after update on public.open_records
  for each row when (old.is_editing <> new.is_editing)
  execute function private.notify_live_update('presence', 'record_id', 'changed');

-- A stream ends with the session, its level or the role that it was opened with.
create or replace trigger staff_access after insert or update or delete on public.user_roles
  for each row execute function private.notify_live_update('access', 'user_id', 'changed');
create or replace trigger staff_access after delete on auth.sessions
  for each row execute function private.notify_live_update('access', 'user_id', 'changed');
create or replace trigger staff_access_of_level after update of aal on auth.sessions
  for each row when (old.aal <> new.aal)
  execute function private.notify_live_update('access', 'user_id', 'changed');
create or replace trigger staff_access after update of banned_until on auth.users
  for each row execute function private.notify_live_update('access', 'id', 'changed');
