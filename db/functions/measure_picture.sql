-- Size and colour of a picture from the library, for tables that store them beside its address. The lock
-- keeps the picture from being removed at the same moment.
create or replace function private.measure_picture() returns trigger
language plpgsql set search_path = '' as $$
begin
  select m.width, m.height, m.dominant_color into new.width, new.height, new.dominant_color
  from public.media m
  where m.id = substring(new.image_url from '^/media/p/([0-9a-f-]{36})/')::uuid
  for key share;
  if not found then
    raise exception 'There is no such picture.' using errcode = '23503', constraint = 'picture_gone';
  end if;
  return new;
end
$$;

create or replace trigger measure_picture before insert or update of image_url on public.product_images
  for each row when (new.image_url like '/media/p/%') execute function private.measure_picture();
create or replace trigger measure_picture before insert or update of image_url on public.portfolio_images
  for each row when (new.image_url like '/media/p/%') execute function private.measure_picture();
create or replace trigger measure_picture before insert or update of image_url on public.project_images
  for each row when (new.image_url like '/media/p/%') execute function private.measure_picture();
create or replace trigger measure_picture before insert or update of image_url on public.game_prizes
  for each row when (new.image_url like '/media/p/%') execute function private.measure_picture();
