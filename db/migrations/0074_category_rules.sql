-- Notification categories that staff keep: a category has one slug for ever, because links in sent mails
-- carry it, and is not removed while customers have chosen about it or notifications belong to it.

revoke update (slug) on public.notification_categories from authenticated;

alter table public.notification_preferences drop constraint notification_preferences_category_id_fkey,
  add constraint notification_preferences_category_id_fkey
    foreign key (category_id) references public.notification_categories (id);
alter table public.notifications drop constraint notifications_category_id_fkey,
  add constraint notifications_category_id_fkey
    foreign key (category_id) references public.notification_categories (id);

create index notification_categories_by_order on public.notification_categories (display_order, id);
create index notification_categories_by_name on public.notification_categories (name, id);
create index notification_categories_by_change on public.notification_categories (updated_at, id);
create index notification_categories_names on public.notification_categories
  using gin (name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops);
