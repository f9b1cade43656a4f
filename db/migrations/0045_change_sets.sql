-- Changes of staff that belong together: [{ table, key, field, from, to }, …]. A preview is stored for an
-- hour and applied by its id; what was applied can be undone.

create table public.change_sets (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  -- The list and the filter that the rows were chosen with.
  list text check (char_length(list) <= 60),
  filter text check (char_length(filter) <= 4000),
  state text not null default 'previewed' check (state in ('previewed', 'applied', 'undone')),
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  -- The set that this one takes back.
  undoes uuid references public.change_sets (id) on delete set null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  check ((state = 'previewed') = (applied_at is null)),
  check ((state = 'undone') = (undone_at is not null))
);
create index change_sets_of_actor on public.change_sets (actor_id, created_at desc, id desc);
create index change_sets_by_preview on public.change_sets (created_at) where state = 'previewed';
create index change_sets_of_undone on public.change_sets (undoes) where undoes is not null;
-- Finds the sets that mention a row.
create index change_sets_by_row on public.change_sets using gin (changes jsonb_path_ops);

alter table public.change_sets enable row level security;
alter table public.change_sets force row level security;
create policy system on public.change_sets to service_role using (true) with check (true);
create policy own on public.change_sets to authenticated
  using (actor_id = (select auth.uid()) and (select private.is_staff((select auth.uid()))))
  with check (actor_id = (select auth.uid()) and (select private.is_staff((select auth.uid()))));
create policy admin_reads on public.change_sets for select to authenticated
  using ((select private.has_role('admin')));
-- An admin undoes what others did.
create policy admin_undoes on public.change_sets for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

grant select on public.change_sets to authenticated;
grant insert (id, title, list, filter, state, changes, counts, undoes, created_at, applied_at),
  update (state, changes, counts, applied_at, undone_at)
  on public.change_sets to authenticated;
grant select, insert, update, delete on public.change_sets to service_role;
