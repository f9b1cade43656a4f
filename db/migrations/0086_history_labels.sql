-- The history names a version by what it is a version of, and a part of a page by page and section.

alter table public.content_versions add column label text generated always as (
  coalesce(nullif(snapshot ->> 'name', ''), nullif(snapshot ->> 'title_en', ''),
    nullif(snapshot ->> 'title', ''), record_id)
) stored;

update private.audited_tables set label_column = 'label' where table_name = 'content_versions';
-- Several columns: private.audit writes one after the other.
update private.audited_tables set label_column = 'page_name,display_name' where table_name = 'page_sections';
update private.audited_tables set label_column = 'page_name,section_name' where table_name = 'page_content';
