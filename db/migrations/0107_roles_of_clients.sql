-- Who writes which rows. Clients of /rest/v1 compose their own statements, so that they write only what
-- people own and what staff edit. Rows that the shop relies on later (who gave a role, what a change set
-- did, who published a version) are written by its services.

-- shop_user: the shop's own code, acting for a signed-in user. service_key: a client with the secret
-- key. Both may do what every signed-in person may do; service_role is the shop itself, and no client.
do $$
declare
  wanted text;
  right_to_become text :=
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach wanted in array array['shop_user', 'service_key'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin inherit', wanted);
    end if;
    if not pg_has_role(current_user, wanted, right_to_become) then
      execute format('grant %I to current_user', wanted);
    end if;
    execute format('grant authenticated to %I', wanted);
  end loop;
end
$$;

-- The secret key reads every row and writes, in every row, what people may write in theirs.
grant select on all tables in schema public to service_key;
do $$
declare
  name text;
begin
  for name in select tablename from pg_policies where schemaname = 'public' and policyname = 'system' loop
    execute format('alter policy system on public.%I to service_role, service_key', name);
  end loop;
end
$$;

-- Undo writes what a set says; a version says who published it and why it was let through.
alter table public.change_sets
  -- Those of its author when it was stored: an undo writes nothing that they could not write.
  add column roles text[] not null default '{}';
update public.change_sets s set roles = array(
  select role from public.user_roles r where r.user_id = s.actor_id order by role);
revoke insert, update on public.change_sets, public.content_versions from authenticated;
grant insert (id, title, list, filter, state, changes, counts, undoes, created_at, applied_at, problems, roles),
  update (state, changes, counts, applied_at, undone_at)
  on public.change_sets to shop_user;
grant insert (
    id, kind, record_id, number, state, snapshot, changes, publish_at, published_at, change_set,
    override_reason, created_by, created_at
  ),
  update (state, published_at, change_set, failure) on public.content_versions to shop_user;

-- What a colleague publishes, sees as a tab of a list, or takes for an open record.
revoke insert, update, delete on public.record_drafts, public.staff_views, public.open_records from authenticated;
grant insert (kind, record_id, data, version, updated_at),
  update (data, version, updated_at), delete on public.record_drafts to shop_user;
grant insert (id, list, name, search, shared_with), update (name, search, shared_with), delete
  on public.staff_views to shop_user;
grant insert (visit_id, kind, record_id, is_editing, seen_at), update (is_editing, seen_at), delete
  on public.open_records to shop_user;

-- Roles are given with a reason, under a lock on the list of administrators.
revoke insert, delete on public.user_roles from authenticated;
drop policy admin_grants on public.user_roles;
drop policy admin_revokes on public.user_roles;

-- A count names its reason in the ledger. The first count of a new piece is its opening entry.
revoke update (quantity) on public.products from authenticated;
revoke update (inventory) on public.product_variants from authenticated;
grant update (quantity) on public.products to shop_user;
grant update (inventory) on public.product_variants to shop_user;
