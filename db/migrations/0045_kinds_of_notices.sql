-- The kinds of notices that the shop itself sends exist in every shop, not only in the demo.

alter table public.notification_categories
  -- What somebody must be told, such as where their order is: its mails cannot be switched off.
  add column always_mailed boolean not null default false;

-- The owner of the tables is held back by their policies; the shop itself is not.
set local role service_role;

-- The ids are those of the demo data, whose notices name them.
insert into public.notification_categories
  (id, display_order, slug, always_mailed, name, name_ar, description, description_ar) values
  ('301e6dba-bad1-590b-8ffd-b9a1dce56c59', 0, 'orders', true, 'Orders', 'الطلبات',
   'Each step of an order, from the workshop to your door.', 'كل خطوة في الطلب، من الورشة إلى بابك.'),
  ('2b323bcc-21d4-5d37-ac88-2cbc1eaff020', 1, 'stock', false, 'Back in stock', 'توفر من جديد',
   'When a piece you asked about is here again.', 'حين تعود قطعة سألت عنها.'),
  ('11ce50dd-a274-517c-90a9-8c8e095832c0', 2, 'reviews', false, 'Reviews', 'التقييمات',
   'When something you wrote appears beside its piece.', 'حين يظهر ما كتبته بجوار القطعة.'),
  ('7f275f5b-6fe1-52cf-b711-9f67e7bf5490', 3, 'rewards', false, 'Rewards', 'المكافآت',
   'Points, prizes and game coupons.', 'النقاط والجوائز وكوبونات اللعبة.'),
  ('d59a4806-eafb-5f91-8554-69bcc24a9edc', 4, 'offers', false, 'Offers', 'العروض',
   'Coupons and seasonal prices, a few times a year.', 'كوبونات وأسعار الموسم، مرات قليلة في السنة.'),
  ('afc8041a-006f-5221-b5df-3335826486a7', 5, 'new_pieces', false, 'New pieces', 'الجديد',
   'What left the workshops this month.', 'ما خرج من الورش هذا الشهر.')
on conflict (slug) do update
  set always_mailed = excluded.always_mailed, display_order = excluded.display_order;

reset role;

-- The account menu counts them on each page.
create index notifications_unread on public.notifications (user_id, visible_from) where read_at is null;
