-- Whether a normalized word says nothing about a piece.
create or replace function private.is_stop_word(word text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select word = any (array[
    'a', 'an', 'the', 'for', 'of', 'in', 'on', 'at', 'to', 'with', 'and', 'or', 'my', 'our', 'your', 'me', 'we',
    'i', 'is', 'are', 'it', 'this', 'that', 'some', 'any', 'from', 'by', 'as', 'into', 'want', 'need', 'looking',
    'find', 'show', 'buy', 'get', 'please', 'nice', 'good', 'best', 'cheap', 'affordable', 'price', 'prices',
    'do', 'you', 'have', 's', 'new', 'can', 'budget',
    'من', 'في', 'فى', 'علي', 'عن', 'مع', 'او', 'و', 'يا', 'ل', 'ب', 'الي', 'لي', 'عايز', 'عايزه', 'عاوز', 'عاوزه',
    'محتاج', 'محتاجه', 'اريد', 'ابحث', 'شراء', 'اشتري', 'بتاع', 'بتاعه', 'بتاعت', 'هذا', 'هذه', 'دي', 'ده', 'اللي',
    'التي', 'الذي', 'بس', 'كده', 'حاجه', 'رخيص', 'رخيصه', 'سعر', 'اسعار', 'بسعر', 'حلو', 'حلوه', 'جميل', 'جميله',
    'عندكم', 'ممكن', 'جديد', 'جديده', 'علشان', 'عشان', 'ميزانيه'
  ])
$$;
grant execute on function private.is_stop_word(text) to service_role;
