-- Notifications and newsletters that marketing sends to many: what is sent, to whom, and what became of
-- it for each person. Marketing reads sums; only the shop itself reads who was reached.

create table public.notification_campaigns (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'notification' check (kind in ('notification', 'newsletter')),
  -- Customers switch off a category; a newsletter has subscribers instead.
  category_id uuid references public.notification_categories (id),
  -- Also the subject of the mail: a line break would begin another header.
  title text not null check (char_length(title) between 1 and 150 and title !~ '[[:cntrl:]]'),
  title_ar text not null check (char_length(title_ar) between 1 and 150 and title_ar !~ '[[:cntrl:]]'),
  body text check (char_length(body) <= 2000),
  body_ar text check (char_length(body_ar) <= 2000),
  -- A path of the shop, without a language.
  link_url text check (link_url ~ '^/([^/\\]|$)' and link_url !~ '[[:space:][:cntrl:]\\]'
    and char_length(link_url) <= 300),
  by_notice boolean not null default true,
  by_mail boolean not null default false,
  -- Who gets it: everybody for whom all of these hold; null restricts nothing.
  audience_language text check (audience_language in ('en', 'ar')),
  audience_governorate text references public.governorates (code),
  audience_interest text check (audience_interest in ('bought', 'never_bought', 'waiting', 'wished')),
  audience_room text,
  -- No reference: the audience of a removed product is empty, not everybody.
  audience_product uuid,
  audience_level integer check (audience_level between 1 and 1000),
  -- Only those of campaign_invitations.
  is_listed boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent')),
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- The last person for whom it was planned.
  planned_to uuid,
  planned_at timestamptz,
  people integer not null default 0,
  declined integer not null default 0,
  notified integer not null default 0,
  mailed integer not null default 0,
  kept integer not null default 0,
  bounced integer not null default 0,
  failed integer not null default 0,
  clicked integer not null default 0,
  stopped integer not null default 0,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint campaign_channel check (by_notice or by_mail),
  constraint campaign_category check ((kind = 'newsletter') = (category_id is null)),
  constraint newsletter_is_mailed check (kind = 'notification' or (by_mail and not by_notice)),
  constraint campaign_time check ((status = 'draft') = (send_at is null)),
  constraint campaign_subject check (audience_interest is not null
    or (audience_room is null and audience_product is null))
);
create index notification_campaigns_of_category on public.notification_campaigns (category_id);
create index notification_campaigns_of_author on public.notification_campaigns (created_by);
create index notification_campaigns_of_place on public.notification_campaigns (audience_governorate);
create index notification_campaigns_by_age on public.notification_campaigns (created_at, id);
create index notification_campaigns_by_time on public.notification_campaigns (send_at, id);
create index notification_campaigns_by_title on public.notification_campaigns (title, id);
create index notification_campaigns_titles on public.notification_campaigns
  using gin (title extensions.gin_trgm_ops, title_ar extensions.gin_trgm_ops);

create trigger set_updated_at before update on public.notification_campaigns
  for each row execute function private.set_updated_at();

alter table public.notification_campaigns enable row level security;
alter table public.notification_campaigns force row level security;
create policy system on public.notification_campaigns to service_role using (true) with check (true);
create policy staff_read on public.notification_campaigns for select to authenticated
  using ((select private.has_role('marketing')));
create policy staff_insert on public.notification_campaigns for insert to authenticated
  with check (status = 'draft' and (select private.has_role('marketing')));
-- What is scheduled was agreed as it was read: it is called back before it changes.
create policy staff_update on public.notification_campaigns for update to authenticated
  using (status = 'draft' and (select private.has_role('marketing')))
  with check (status = 'draft' and (select private.has_role('marketing')));
create policy staff_delete on public.notification_campaigns for delete to authenticated
  using (status = 'draft' and (select private.has_role('marketing')));

grant select on public.notification_campaigns to authenticated;
grant insert (id, kind, category_id, title, title_ar, body, body_ar, link_url, by_notice, by_mail,
    audience_language, audience_governorate, audience_interest, audience_room, audience_product,
    audience_level),
  update (category_id, title, title_ar, body, body_ar, link_url, by_notice, by_mail,
    audience_language, audience_governorate, audience_interest, audience_room, audience_product,
    audience_level),
  delete on public.notification_campaigns to authenticated;
grant select, insert, update, delete on public.notification_campaigns to service_role;

-- Required data: its history.
insert into private.audited_tables (table_name, writers, key_columns, label_column, hidden, ignored) values
  ('notification_campaigns', '{marketing}', '{id}', 'title', '{}',
   '{planned_to,planned_at,people,declined,notified,mailed,kept,bounced,failed,clicked,stopped}');
create trigger audit after insert or update or delete on public.notification_campaigns
  for each row execute function private.audit();

-- The accounts of pasted addresses. The addresses themselves are not stored.
create table public.campaign_invitations (
  campaign_id uuid not null references public.notification_campaigns (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (campaign_id, user_id)
);
create index campaign_invitations_of_user on public.campaign_invitations (user_id);
alter table public.campaign_invitations enable row level security;
alter table public.campaign_invitations force row level security;
create policy system on public.campaign_invitations to service_role using (true) with check (true);
grant select, insert, update, delete on public.campaign_invitations to service_role;

-- One row for each person that a campaign reaches: the unique keys keep it from reaching anybody twice.
create table public.campaign_recipients (
  -- Also in the link that counts clicks, and in the Message-ID.
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.notification_campaigns (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade,
  mail text not null check (mail in (
    'none', 'waiting', 'sent', 'kept', 'bounced', 'failed', 'declined'
  )),
  attempts smallint not null default 0,
  -- No other job takes a waiting mail before then: the one that took it has that long to send it.
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  clicked_at timestamptz,
  stopped_at timestamptz,
  unique (campaign_id, user_id),
  unique (campaign_id, subscription_id),
  check (num_nonnulls(user_id, subscription_id) = 1)
);
create index campaign_recipients_of_user on public.campaign_recipients (user_id) where user_id is not null;
create index campaign_recipients_of_subscription on public.campaign_recipients (subscription_id)
  where subscription_id is not null;
create index campaign_recipients_waiting on public.campaign_recipients (campaign_id, next_at, id)
  where mail = 'waiting';
alter table public.campaign_recipients enable row level security;
alter table public.campaign_recipients force row level security;
create policy system on public.campaign_recipients to service_role using (true) with check (true);
grant select, insert, update, delete on public.campaign_recipients to service_role;

alter table public.notifications
  add column campaign_id uuid references public.notification_campaigns (id) on delete set null;
create unique index notifications_of_campaign on public.notifications (campaign_id, user_id)
  where campaign_id is not null;

-- An address that a mail server refused gets no further newsletters.
alter table public.newsletter_subscriptions add column bounced_at timestamptz;
grant select (bounced_at) on public.newsletter_subscriptions to authenticated;
