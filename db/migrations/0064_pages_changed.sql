-- Names the page whose texts have changed, so that the cached pages of the others stay.

drop trigger content_changed on public.page_sections;
drop trigger content_changed on public.page_content;

create trigger rows_inserted after insert on public.page_sections
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('page_name');
create trigger rows_updated after update on public.page_sections
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('page_name');
create trigger rows_deleted after delete on public.page_sections
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('page_name');
create trigger emptied after truncate on public.page_sections
  for each statement execute function private.notify_content_changed();

create trigger rows_inserted after insert on public.page_content
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('page_name');
create trigger rows_updated after update on public.page_content
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('page_name');
create trigger rows_deleted after delete on public.page_content
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('page_name');
create trigger emptied after truncate on public.page_content
  for each statement execute function private.notify_content_changed();
