-- The shop finds its own notification categories by their slug: they are neither removed nor renamed.
create or replace function private.protect_system_category() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug and new.is_system then
    return new;
  end if;
  raise exception 'The shop itself uses the category %.', old.slug
    using errcode = '23514', constraint = 'system_category';
end
$$;

create or replace trigger protect_system_category before update or delete on public.notification_categories
  for each row when (old.is_system) execute function private.protect_system_category();
