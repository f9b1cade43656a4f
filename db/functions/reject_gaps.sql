-- What visitors read in both languages stays so in every way of writing: nothing published loses one language of
-- a text, and nothing that lacks one is published, by /rest or an import as little as by a form. An admin
-- may publish it nevertheless, with a reason: the service then says so in `fustat.accepts_gaps`.
-- Arguments: the English columns; the Arabic ones end in `_ar`.
create or replace function private.reject_gaps() returns trigger
language plpgsql set search_path = '' as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' and private.is_published(to_jsonb(old)) then to_jsonb(old) end;
  english text;
  arabic text;
begin
  if not private.is_published(after) or current_setting('fustat.accepts_gaps', true) = 'yes' then
    return new;
  end if;
  foreach english in array tg_argv loop
    arabic := regexp_replace(english, '_en$', '') || '_ar';
    if private.count_texts(after -> english) <> private.count_texts(after -> arabic)
      and (before is null or private.count_texts(before -> english) = private.count_texts(before -> arabic))
    then
      raise check_violation using
        message = format('%s and %s of what is published are written in both languages', english, arabic),
        table = tg_table_name, column = arabic, constraint = format('%s_gap', tg_table_name);
    end if;
  end loop;
  return new;
end
$$;

create or replace trigger reject_gaps before insert or update of
  status, name, name_ar, description, description_ar, story, story_ar, workshop, workshop_ar, care_instructions,
  care_instructions_ar, origin, origin_ar, features, features_ar, specifications, specifications_ar
  on public.products for each row when (current_user in ('authenticated', 'shop_user'))
  execute function private.reject_gaps(
    'name', 'description', 'story', 'workshop', 'care_instructions', 'origin', 'features', 'specifications');
create or replace trigger reject_gaps before insert or update on public.portfolio_projects
  for each row when (current_user in ('authenticated', 'shop_user'))
  execute function private.reject_gaps(
    'title_en', 'location_en', 'client_en', 'description_en', 'challenge_en', 'solution_en', 'client_quote_en');
create or replace trigger reject_gaps before insert or update on public.projects
  for each row when (current_user in ('authenticated', 'shop_user'))
  execute function private.reject_gaps('title', 'description', 'location', 'client');
