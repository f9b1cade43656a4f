-- Whether the caller may edit records of a kind, and so read and change their drafts. The roles are
-- those that the tables of the kind let write.
create or replace function private.may_edit(kind text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when may_edit.kind in ('shop_settings', 'money_settings', 'abuse_limits', 'delivery')
      then private.has_role('admin')
    else false
  end
$$;
grant execute on function private.may_edit(text) to anon, authenticated, service_role;
