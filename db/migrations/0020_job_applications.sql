-- Applications for job openings. The shop itself writes these rows after checking the form; only those
-- who hire may read them.

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  career_id uuid references public.careers (id) on delete set null,
  -- A copy of the opening's English title, because openings are removed.
  position text not null check (btrim(position) <> ''),
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 200),
  email text not null check (position('@' in email) > 1 and char_length(email) <= 254),
  phone text not null check (char_length(phone) between 5 and 30),
  message text check (char_length(message) <= 5000),
  -- A file name in the private upload store, never a public address.
  cv_file text not null unique check (cv_file ~ '^[a-z-]+/[0-9a-f-]+\.pdf$'),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  status text not null default 'new'
    check (status in ('new', 'in_review', 'invited', 'hired', 'declined')),
  staff_notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index job_applications_by_newest on public.job_applications (status, created_at desc, id desc);
create index job_applications_of_opening on public.job_applications (career_id)
  where career_id is not null;
create index job_applications_of_user on public.job_applications (user_id) where user_id is not null;

create trigger set_updated_at before update on public.job_applications
  for each row execute function private.set_updated_at();

alter table public.job_applications enable row level security;
alter table public.job_applications force row level security;
create policy system on public.job_applications to service_role using (true) with check (true);
-- Marketing publishes the openings and reads the applications.
create policy staff_read on public.job_applications for select to authenticated
  using ((select private.has_role('marketing')));
create policy staff_update on public.job_applications for update to authenticated
  using ((select private.has_role('marketing'))) with check ((select private.has_role('marketing')));
create policy staff_delete on public.job_applications for delete to authenticated
  using ((select private.has_role('admin')));

grant select, update (status, staff_notes), delete on public.job_applications to authenticated;
grant select, insert, update, delete on public.job_applications to service_role;
