-- How staff work on enquiries: who takes care of one, what was answered, and notes among colleagues.

alter table public.contact_messages
  add column assigned_to uuid references auth.users (id) on delete set null;
create index contact_messages_of_staff on public.contact_messages (assigned_to)
  where assigned_to is not null;
grant update (assigned_to) on public.contact_messages to authenticated;

-- When a member of staff first answered, by e-mail or otherwise. private.record_enquiry_answer() maintains it;
-- null while the enquiry waits, and for old ones of which it is not known.
alter table public.custom_service_requests add column answered_at timestamptz;
alter table public.contact_messages add column answered_at timestamptz;

-- The oldest waiting ones come first.
create index custom_service_requests_waiting on public.custom_service_requests (created_at, id)
  where status = 'new';
create index contact_messages_waiting on public.contact_messages (created_at, id)
  where status = 'new';

-- Notes that only staff see. staff_notes of the enquiries is older and stays readable.
create table public.enquiry_notes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.custom_service_requests (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 5000),
  created_at timestamptz not null default now(),
  check (num_nonnulls(request_id, message_id) = 1)
);

create index enquiry_notes_of_request on public.enquiry_notes (request_id, created_at, id)
  where request_id is not null;
create index enquiry_notes_of_message on public.enquiry_notes (message_id, created_at, id)
  where message_id is not null;
create index enquiry_notes_of_author on public.enquiry_notes (author_id) where author_id is not null;

alter table public.enquiry_notes enable row level security;
alter table public.enquiry_notes force row level security;
create policy system on public.enquiry_notes to service_role using (true) with check (true);
create policy staff_read_of_requests on public.enquiry_notes for select to authenticated
  using (request_id is not null and (select private.has_role('sales', 'technical_office_manager')));
create policy staff_read_of_messages on public.enquiry_notes for select to authenticated
  using (message_id is not null and (select private.has_role('sales')));
create policy staff_write_of_requests on public.enquiry_notes for insert to authenticated
  with check (
    request_id is not null and author_id = (select auth.uid())
    and (select private.has_role('sales', 'technical_office_manager'))
  );
create policy staff_write_of_messages on public.enquiry_notes for insert to authenticated
  with check (
    message_id is not null and author_id = (select auth.uid()) and (select private.has_role('sales'))
  );

grant select, insert (id, request_id, message_id, author_id, body) on public.enquiry_notes to authenticated;
grant select, insert, update, delete on public.enquiry_notes to service_role;

-- Answers that were mailed to the customer. Only the shop itself writes them, with the mail.
create table public.enquiry_answers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.custom_service_requests (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 5000),
  -- Of the form that sent it: one pressed twice sends one mail.
  idempotency_key uuid not null unique,
  created_at timestamptz not null default now(),
  check (num_nonnulls(request_id, message_id) = 1)
);

create index enquiry_answers_of_request on public.enquiry_answers (request_id, created_at, id)
  where request_id is not null;
create index enquiry_answers_of_message on public.enquiry_answers (message_id, created_at, id)
  where message_id is not null;
create index enquiry_answers_of_author on public.enquiry_answers (author_id)
  where author_id is not null;

alter table public.enquiry_answers enable row level security;
alter table public.enquiry_answers force row level security;
create policy system on public.enquiry_answers to service_role using (true) with check (true);
create policy staff_read_of_requests on public.enquiry_answers for select to authenticated
  using (request_id is not null and (select private.has_role('sales', 'technical_office_manager')));
create policy staff_read_of_messages on public.enquiry_answers for select to authenticated
  using (message_id is not null and (select private.has_role('sales')));

grant select (id, request_id, message_id, author_id, body, created_at)
  on public.enquiry_answers to authenticated;
grant select, insert, update, delete on public.enquiry_answers to service_role;

-- Required data: the audit log knows both tables; the technical office does not read of messages.
insert into private.audited_tables (table_name, writers, hidden, ignored) values
  ('enquiry_notes', '{sales}', '{body}', '{}'),
  ('enquiry_answers', '{sales}', '{body}', '{idempotency_key}');
create trigger audit after insert or update or delete on public.enquiry_notes
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.enquiry_answers
  for each row execute function private.audit();
