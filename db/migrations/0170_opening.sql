-- A new shop is closed to visitors until its owner opens it. One that has accounts is open.

alter table public.site_settings
  -- Null while visitors get the page that says when.
  add column opened_at timestamptz,
  -- The day that page names.
  add column opens_on date,
  -- Only what an owner entered is shown.
  alter column opening_hours set default '',
  alter column opening_hours_ar set default '';

update public.site_settings set opened_at = now() where exists (select from auth.users);
update public.site_settings set opening_hours = '', opening_hours_ar = ''
where not exists (select from auth.users);

grant update (opened_at, opens_on) on public.site_settings to authenticated;
