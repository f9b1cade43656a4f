-- Whether the caller may edit records of a kind, and so read and change their drafts and versions, and see
-- who has one open. The roles are those that the tables of the kind let write.
create or replace function private.may_edit(kind text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when may_edit.kind in ('shop_settings', 'money_settings', 'abuse_limits', 'delivery')
      then private.has_role('admin')
    when may_edit.kind in ('partner', 'team_member', 'career', 'faq_category', 'faq_item')
      then private.has_role('marketing', 'content_manager')
    when may_edit.kind = 'application' then private.has_role('marketing')
    when may_edit.kind in ('question', 'prize') then private.has_role('marketing')
    when may_edit.kind in ('seo_page', 'notification_category', 'campaign', 'newsletter')
      then private.has_role('marketing')
    when may_edit.kind = 'coupon' then private.has_role('sales', 'marketing')
    when may_edit.kind in ('page', 'footer')
      then private.has_role('marketing', 'content_manager')
    when may_edit.kind = 'search_synonym' then private.has_role('marketing', 'technical_office_manager')
    when may_edit.kind in ('product', 'terms', 'workshop', 'sets', 'portfolio', 'project')
      then private.has_role('technical_office_manager')
    when may_edit.kind = 'media'
      then private.has_role('marketing', 'content_manager', 'technical_office_manager')
    when may_edit.kind in ('order', 'message', 'saved_reply') then private.has_role('sales')
    when may_edit.kind = 'request' then private.has_role('sales', 'technical_office_manager')
    when may_edit.kind = 'user' then private.has_role('admin')
    else false
  end
$$;
grant execute on function private.may_edit(text) to anon, authenticated, service_role;
