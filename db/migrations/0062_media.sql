-- Pictures that staff upload for the shop. The files are in the file store, named by id and width.

create table public.media (
  id uuid primary key default gen_random_uuid(),
  -- Of the largest of three files; the others have a third and two thirds of it.
  width integer not null check (width > 0 and width % 3 = 0),
  height integer not null check (height > 0),
  -- What other tables store.
  address text not null generated always as ('/media/p/' || id || '/' || width || '.webp') stored,
  dominant_color text not null check (dominant_color ~ '^#[0-9a-f]{6}$'),
  -- In per cent of width and height: what stays visible when the picture is cut.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  alt_en text not null default '' check (char_length(alt_en) <= 300),
  alt_ar text not null default '' check (char_length(alt_ar) <= 300),
  -- As it was called on the computer or phone of the sender.
  file_name text not null default '' check (char_length(file_name) <= 200),
  -- Of the file that was sent: a second upload of it finds the first.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of all stored files together.
  bytes integer not null check (bytes > 0),
  uploaded_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index media_by_newest on public.media (created_at desc, id desc);
create index media_of_sender on public.media (uploaded_by);
create index media_by_words on public.media
  using gin ((file_name || ' ' || alt_en || ' ' || alt_ar) extensions.gin_trgm_ops);

create trigger set_updated_at before update on public.media
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.media
  for each statement execute function private.notify_content_changed();

alter table public.media enable row level security;
alter table public.media force row level security;
create policy system on public.media to service_role using (true) with check (true);
create policy public_read on public.media for select to anon, authenticated using (true);
create policy staff_update on public.media for update to authenticated
  using ((select private.has_role('marketing', 'content_manager', 'technical_office_manager')))
  with check ((select private.has_role('marketing', 'content_manager', 'technical_office_manager')));

-- Rows are added and removed together with their files, which only the shop does.
grant select (id, width, height, address, dominant_color, focal_x, focal_y, alt_en, alt_ar, created_at, updated_at)
  on public.media to anon, authenticated;
grant update (focal_x, focal_y, alt_en, alt_ar) on public.media to authenticated;
grant select, insert, update, delete on public.media to service_role;

-- Required data: its history.
insert into private.audited_tables (table_name, writers, label_column, ignored) values
  ('media', '{marketing,content_manager,technical_office_manager}', 'file_name', '{address,sha256,bytes}');
create trigger audit after insert or update or delete on public.media
  for each row execute function private.audit();
