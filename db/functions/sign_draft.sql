-- The caller who writes a draft is its author, and the author of each field that the write changes.
create or replace function private.sign_draft() returns trigger
language plpgsql set search_path = '' as $$
declare
  author uuid := auth.uid();
  known jsonb := case when tg_op = 'UPDATE' then old.data else '{}' end;
begin
  -- The shop's own work has no author.
  if author is null then return new; end if;
  new.updated_by := author;
  new.data := coalesce((
    select jsonb_object_agg(f.name, case
      when f.value is not distinct from known -> f.name or jsonb_typeof(f.value) <> 'object' then f.value
      else f.value || jsonb_build_object('by', author)
    end)
    from jsonb_each(new.data) f (name, value)), '{}');
  return new;
end
$$;

create or replace trigger sign_draft before insert or update on public.record_drafts
  for each row execute function private.sign_draft();
