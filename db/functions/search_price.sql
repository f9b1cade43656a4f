-- The price in a search, in cents of the shop's currency, and the search without it: "under 1000", "between
-- 200 and 500 dollars", «أقل من ١٠٠٠ جنيه». A length or weight is not a price. A currency that is not the
-- shop's cannot be compared.
create or replace function private.search_price(
  term text, out rest text, out low bigint, out high bigint, out typed text, out is_foreign boolean
) language plpgsql stable security definer set search_path = '' as $$
declare
  currency constant text := '(?:us\$|\$|usd|dollars?|دولار(?:ات)?|egp|l\.?e\.?\M|pounds?|جنيه(?:ات|ا)?|جنية|ج\.?م\.?)';
  amount constant text := '((?:us\$|\$|\musd\M|\megp\M|\mle\M)?\s*(?:\d+(?:[.,]\d+)*(?:\s*(?:k\M|[أا]لف|[آا]لاف))?|[أا]لفين|[أا]لف\M)(?:\s*' || currency
    || ')?)(?![\d.,]*\d|[.,]?\s*(?:cm|mm|m\M|kg|inch|in\M|"|x\d|×|سم|مم|متر|كجم|كيلو|seat|مقعد|[-]seat|درج|ضلف))';
  upper_words constant text := '(?:less than|no more than|not more than|cheaper than|lower than|under|below|up to|at most|max(?:imum)?(?: of)?|within|<=?|≤|[أا]قل من|[أا]رخص من|تحت|حت[ىي]|لغاي[ةه]|بحد [أا]قص[ىي]|لا يزيد عن|في حدود|حدود)';
  lower_words constant text := '(?:more than|higher than|over|above|at least|min(?:imum)?(?: of)?|starting (?:at|from)|from|>=?|≥|[أا]كثر من|[أا]كتر من|[أا]غل[ىي] من|فوق|لا يقل عن|ابتداء من|بداي[ةه] من|من)';
  found text[];
  is_range boolean := true;
begin
  rest := lower(translate(
    regexp_replace(left(term, 200), '[\u0640\u064B-\u065F\u0670]', '', 'g'), '٠١٢٣٤٥٦٧٨٩٬٫', '0123456789,.'));
  is_foreign := false;
  -- Nearly every search has no number.
  if rest !~ '\d|[أا]لف' then
    return;
  end if;
  found := regexp_match(rest, '(\m(?:between|from|بين|من)\s+' || amount
    || '\s*(?:and|to|till|until|-|–|[إا]ل[ىي]|لحد|حت[ىي]|لـ?|و)\s*' || amount || ')');
  if found is null then
    found := regexp_match(rest, '(' || amount || '\s*[-–]\s*' || amount || ')');
    if found[1] !~ currency then
      found := null;
    end if;
  end if;
  if found is not null then
    low := private.cents_in(found[2]);
    high := private.cents_in(found[3]);
    if low > high then
      select high, low into low, high;
    end if;
  else
    found := regexp_match(rest, '((?:\m|(?<=^|\s)(?=[<>≤≥]))' || upper_words || '\s*' || amount || ')');
    if found is not null then
      high := private.cents_in(found[2]);
    else
      found := regexp_match(rest, '((?:\m|(?<=^|\s)(?=[<>≤≥]))' || lower_words || '\s*' || amount || ')');
      if found is not null then
        low := private.cents_in(found[2]);
      else
        -- An amount of money alone is what one would spend.
        found := regexp_match(rest, '(' || amount || ')');
        if found[1] ~ currency then
          high := private.cents_in(found[2]);
        else
          found := null;
        end if;
      end if;
    end if;
  end if;
  if found is null then
    return;
  end if;
  typed := btrim(found[1]);
  rest := replace(rest, found[1], ' ');
  is_foreign := exists (
    select from public.site_settings s
    where typed ~ case s.currency
      when 'USD' then '(egp|l\.?e\.?\M|pounds?|جني[هة]|ج\.?م)' else '(\$|usd|dollar|دولار)' end
  );
end
$$;
alter function private.search_price(text) owner to service_role;
grant execute on function private.search_price(text) to service_role;
