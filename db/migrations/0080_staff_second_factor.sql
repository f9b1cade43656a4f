-- Whether members of staff need a second factor before they reach the back office: beside the other
-- limits against abuse, which admins change on one page.
drop table private.sign_in_settings;

alter table public.abuse_limits add column staff_second_factor boolean not null default false;
grant update (staff_second_factor) on public.abuse_limits to authenticated;
