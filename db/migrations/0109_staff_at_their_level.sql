-- Own views and change sets are for staff whose roles count in their session: see
-- db/functions/before-tables/acts_as_staff.sql.
alter policy own on public.change_sets
  using (actor_id = (select auth.uid()) and (select private.acts_as_staff()))
  with check (actor_id = (select auth.uid()) and (select private.acts_as_staff()));
alter policy own on public.staff_views
  using (owner_id = (select auth.uid()) and (select private.acts_as_staff()))
  with check (owner_id = (select auth.uid()) and (select private.acts_as_staff()));
