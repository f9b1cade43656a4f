-- Keeps the time at which an enquiry was first answered: when its status leaves 'new', unless the
-- statement says when. An enquiry that becomes new again waits again, which
-- is not possible after an answer was sent.
create or replace function private.record_enquiry_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'new' then
    if exists (
      select from public.enquiry_answers where new.id in (request_id, message_id)
    ) then
      raise exception 'This enquiry was answered.'
        using errcode = 'check_violation', constraint = 'enquiry_answered';
    end if;
    new.answered_at := null;
  elsif old.status = 'new' then
    new.answered_at := coalesce(new.answered_at, now());
  end if;
  return new;
end
$$;

create or replace trigger record_enquiry_answer before update of status on public.custom_service_requests
  for each row execute function private.record_enquiry_answer();
create or replace trigger record_enquiry_answer before update of status on public.contact_messages
  for each row execute function private.record_enquiry_answer();
