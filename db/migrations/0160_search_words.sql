-- What words mean to the search, what visitors search for and do not find, and what both need of the index.

create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  -- What people type, separated by commas or lines.
  words text not null default '' check (char_length(words) <= 400),
  words_ar text not null default '' check (char_length(words_ar) <= 400),
  -- What is looked for instead; if empty, the words mean each other.
  finds text not null default '' check (char_length(finds) <= 400),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint search_synonyms_has_words check (concat(words, words_ar) ~ '[^[:space:],،;؛]')
);
create index search_synonyms_in_order on public.search_synonyms (updated_at desc, id);
create index search_synonyms_by_words on public.search_synonyms using gin (
  words extensions.gin_trgm_ops, words_ar extensions.gin_trgm_ops, finds extensions.gin_trgm_ops);
create trigger set_updated_at before update on public.search_synonyms
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.search_synonyms
  for each statement execute function private.notify_content_changed();
create trigger audit after insert or update or delete on public.search_synonyms
  for each row execute function private.audit();

alter table public.search_synonyms enable row level security;
alter table public.search_synonyms force row level security;
create policy system on public.search_synonyms to service_role, service_key using (true) with check (true);
create policy staff on public.search_synonyms to authenticated
  using ((select private.has_role('marketing', 'technical_office_manager')))
  with check ((select private.has_role('marketing', 'technical_office_manager')));
grant select, insert, update, delete on public.search_synonyms to service_role;
grant select on public.search_synonyms to service_key, authenticated;
grant insert (id, words, words_ar, finds), update (words, words_ar, finds), delete
  on public.search_synonyms to authenticated;

-- Derived from synonyms and the names of terms (db/functions/rebuild_search_meanings.sql).
create table private.search_meanings (
  key text collate "C" primary key,
  is_stem boolean not null,
  exact text not null,
  wide text not null,
  weight smallint not null check (weight between 1 and 5)
);
alter table private.search_meanings enable row level security;
alter table private.search_meanings force row level security;
create policy system on private.search_meanings to service_role using (true) with check (true);
grant select, insert, update, delete on private.search_meanings to service_role;

-- A part of a search while it is read.
create type private.search_part as (
  place integer, typed text, meant text, exact text, wide text, weight smallint
);

-- What nothing was found for, by week: words alone, never who typed them.
create table public.search_misses (
  id uuid primary key default gen_random_uuid(),
  -- The Monday of Cairo.
  week date not null check (extract(isodow from week) = 1),
  term text not null check (char_length(term) between 2 and 60),
  -- Whether fewer words found something.
  found_some boolean not null default false,
  times integer not null default 1 constraint search_misses_times_bounds check (times between 1 and 1000000),
  last_at timestamptz not null default now(),
  unique (week, term)
);
create index search_misses_by_times on public.search_misses (times desc, id);
create index search_misses_by_week on public.search_misses (week desc, times desc, id);
create index search_misses_by_term on public.search_misses using gin (term extensions.gin_trgm_ops);
alter table public.search_misses enable row level security;
alter table public.search_misses force row level security;
create policy system on public.search_misses to service_role, service_key using (true) with check (true);
create policy staff_read on public.search_misses for select to authenticated
  using ((select private.has_role('marketing', 'technical_office_manager')));
grant select, insert, update, delete on public.search_misses to service_role;
grant select on public.search_misses to service_key, authenticated;

-- A search may name a price.
alter table private.search_documents add column cents bigint;

-- Their results or arguments changed.
drop function if exists private.find_documents(text, tsquery, integer, integer);
drop function if exists private.index_document(text, uuid, boolean, text[], text[]);
drop function if exists private.search_alternatives(text);
drop function if exists private.search_matches(text);
drop function if exists private.search_query(text);
drop function if exists private.search_words_for(text);

-- Documents of products are written again at the end of db/functions/search_products.sql.
set local role service_role;
delete from private.search_documents where content_type = 'product';
update private.search_documents set
  title_words = title_words || marks.words, all_words = all_words || marks.words
from (
  select d.content_type, d.id, array_to_tsvector(array_agg('t:' || lexeme)) as words
  from private.search_documents d, unnest(d.title_words) where lexeme not like '#%' group by 1, 2
) marks
where (marks.content_type, marks.id) = (search_documents.content_type, search_documents.id);

insert into private.audited_tables (table_name, writers, label_column) values
  ('search_synonyms', '{marketing,technical_office_manager}', 'words,words_ar');

-- Required data: without the words of the trade, people who type another one than the shop find nothing.
insert into public.search_synonyms (words, words_ar, finds) values
  ('sofa, couch, settee, sofas, loveseat, divan, canape', 'كنبة, كنب, أريكة, أرائك, كنبه, كنابيه, صوفا, ديوان', ''),
  ('corner sofa, sectional, l shaped sofa, corner couch', 'ركنة, ركنه, كورنر, كنبة زاوية', 'sofa'),
  ('living room set, lounge set, salon set, salon', 'انتريه, أنتريه, انتريهات, صالون, صالونات, طقم صالون, مجلس', 'sofa, armchair'),
  ('armchair, easy chair, lounge chair, accent chair, club chair', 'فوتيه, فوتيهات, فوتية, كرسي بمساند, كرسي مريح, برجير, كرسي هزاز, شيزلونج', ''),
  ('chair, chairs, seat, seating', 'كرسي, كراسي, كرسى', 'dining chair, desk chair, armchair'),
  ('pouf, poufs, pouffe, ottoman, footstool, hassock', 'بوف, بوفات, باف, بف', ''),
  ('stool, stools', 'كرسي صغير, اسكمبة, طبلية', 'pouf'),
  ('dining table, dinner table, kitchen table, dinning table', 'ترابيزة سفرة, ترابيزات سفرة, طاولة طعام, طاولة سفرة, سفرة, مائدة, مائدة طعام, طربيزة سفرة, ترابيزة اكل, غرفة طعام', ''),
  ('dining chair, dining room chair, dinner chair', 'كرسي سفرة, كراسي سفرة, كرسي طعام, كراسي طعام', ''),
  ('dining set, dining room set', 'طقم سفرة, أوضة سفرة, اوضة سفره', 'dining table, dining chair'),
  ('table, tables', 'ترابيزة, ترابيزات, طاولة, طاولات, منضدة, طربيزة, طرابيزة, تربيزة', 'side table, tray table, dining table, console'),
  ('side table, end table, occasional table, small table', 'ترابيزة جانبية, ترابيزات جانبية, طاولة جانبية, ترابيزة صغيرة', ''),
  ('coffee table, tea table, center table, centre table, cocktail table, coffe table', 'ترابيزة وسط, طاولة وسط, طاولة قهوة, ترابيزة قهوة, ترابيزة شاي, ترابيزة انتريه, ترابيزة صالون', 'side table, tray table'),
  ('tray table, tray, brass tray', 'صينية, صواني, ترابيزة بصينية, ترابيزات بصينية', ''),
  ('console, console table, entrance table, hallway table, entryway table, hall table', 'كونسول, كونسولات, كونصول, ترابيزة مدخل', ''),
  ('bed, beds, bedstead, double bed, king bed, queen bed', 'سرير, أسرّة, سراير, سرير كبير, سرير مزدوج, تخت, أسرة', ''),
  ('nightstand, night stand, bedside table, bedside, bedside cabinet, night table', 'كومودينو, كومودينات, كومود, كمودينو, كوميدينو, كومدينو, طاولة سرير', ''),
  ('wardrobe, closet, cupboard, armoire, clothes cabinet', 'دولاب, دواليب, خزانة ملابس, خزانة, دلاب, دولاب هدوم', ''),
  ('dresser, chest of drawers, drawers, commode, bureau, tallboy, chiffonier', 'شيفونيرة, شيفونيرات, شوفنيرة, أدراج, وحدة أدراج, شفونيره, شيفونيره', ''),
  ('dressing table, vanity, makeup table, vanity table', 'تسريحة, تسريحات, تواليت', ''),
  ('chest, trunk, blanket box, storage chest, coffer', 'صندوق, صناديق, شكمجية, صندوق عروسة', ''),
  ('jewellery box, jewelry box, jewel box', 'علبة مجوهرات, صندوق مجوهرات', ''),
  ('storage, cabinet, cabinets', 'تخزين, وحدة تخزين', 'chest, wardrobe, dresser, sideboard, bookcase, china cabinet'),
  ('sideboard, buffet, credenza, server', 'بوفيه, بوفيهات, بفيه, كريدنزا', ''),
  ('tv unit, tv stand, media unit, tv table, television unit, tv cabinet', 'وحدة تلفزيون, ترابيزة تلفزيون, طاولة تلفزيون, ترابيزة شاشة, مكتبة تلفزيون, وحدة شاشة', 'sideboard'),
  ('china cabinet, display cabinet, vitrine, curio, hutch, glass cabinet', 'نيش, نيشات, نيس, فاترينة, فترينة, دولاب فضية, فضية, فضيات', ''),
  ('desk, writing table, writing desk, office desk, study desk, work table, computer desk', 'مكتب, مكاتب, ترابيزة مكتب, مكتب كتابة, مكتب مذاكرة, ترابيزة مذاكرة', ''),
  ('desk chair, office chair, desk chairs, swivel chair, work chair', 'كرسي مكتب, كراسي مكتب, كرسي مكتبي', ''),
  ('bookcase, bookshelf, book shelf, bookshelves, shelves, shelf, shelving, book case, library, shelving unit', 'مكتبة, مكتبات, رف, رفوف, أرفف, رف كتب, دولاب كتب, مكتبه كتب', ''),
  ('screen, room divider, divider, partition, folding screen, paravent', 'برافان, برافانات, بارافان, بارتشن, فاصل, قاطوع, ساتر', ''),
  ('mirror, mirrors, looking glass', 'مرآة, مرايا, مراية, مرايه, مرايات', ''),
  ('rug, rugs, carpet, kilim, runner, mat, carpets, tapestry, doormat', 'سجادة, سجاد, سجاجيد, كليم, أكلمة, مشاية, بساط, موكيت, حصيرة, سجاد وكليم', ''),
  ('wall hanging, wall hangings, wall art, wall decor, khayameya, khayamiya, applique panel, tentmaker, painting, paintings', 'خيامية, معلقات خيامية, معلقة, لوحة, لوحات, تابلوه, تابلوهات, لوحة حائط', ''),
  ('basket, baskets, hamper, wicker basket', 'سلة, سلال, سلال خوص, سبت, أسبتة, قفة', ''),
  ('pottery, ceramic, ceramics, vase, vases, pot, pots, earthenware', 'فخار, خزف, سيراميك, فازة, فازات, زهرية, مزهرية, قلة, قلل', ''),
  ('lamp, lamps, lighting, lights, light', 'لمبة, إنارة, إضاءة, نور, أنوار, اباجوره, أباجورة, أباجورات, مصباح', 'table lamp, floor lamp, lantern, wall light'),
  ('table lamp, desk lamp, night light, bedside lamp, reading lamp, night lamp', 'أباجورة مكتب, أباجورة ترابيزة, سهارة, سهاري, أباجورة سرير, لمبة مكتب', 'table lamps'),
  ('floor lamp, standing lamp, lampadaire, tall lamp', 'أباجورة أرضية, أباجورات أرضية, لمبادير, أباجورة طويلة, لامبادير', ''),
  ('lantern, lanterns, fanous, pendant, pendant light, hanging lamp, ceiling lamp, ceiling light, chandelier, chandeliers', 'فانوس, فوانيس, نجفة, نجف, ثريا, ثريات, لمبة سقف, دلاية', ''),
  ('wall light, wall lights, sconce, sconces, wall lamp, wall lamps, applique lamp', 'أبليك, أبليكات, ابليك, لمبة حائط, إضاءة حائط, أباليك', ''),
  ('blue, navy, azure', 'أزرق, زرقاء, زرقا, كحلي', 'nile blue, indigo, turquoise, teal'),
  ('dark blue, navy blue', 'أزرق غامق, كحلي غامق', 'indigo, nile blue'),
  ('green, emerald', 'أخضر, خضراء, خضرا', 'bottle green, olive'),
  ('red, burgundy, maroon, crimson, wine', 'أحمر, حمراء, حمرا, نبيتي, عنابي', 'brick red, terracotta'),
  ('brown, chocolate, coffee brown', 'بني, بنية, بنى, شوكولاتة', 'dark brown, tan'),
  ('beige, cream, off white, ecru, sandy, nude', 'بيج, كريمي, أوف وايت, سكري, رمل', 'sand, ivory'),
  ('white', 'أبيض, بيضاء, بيضا', 'ivory'),
  ('yellow, mustard, gold, golden, ochre', 'أصفر, صفراء, صفرا, مستردة, ذهبي, دهبي', 'saffron, polished brass'),
  ('orange, rust, brick', 'برتقالي, طوبي, أورانج', 'terracotta, brick red'),
  ('turquoise, aqua, cyan', 'تركواز, لبني, فيروز', 'turquoise, teal'),
  ('teal, petrol', 'بترولي, بترول', 'teal'),
  ('camel, cognac, caramel', 'جملي, هافان, كراميل', 'tan'),
  ('natural, straw', 'طبيعي', 'natural straw'),
  ('antique', 'معتق, انتيك, أنتيك', 'antique brass'),
  ('walnut, walnut wood', 'جوز, خشب جوز, خشب الجوز', 'walnut'),
  ('mahogany, mahogony', 'ماهوجني, ماهوجنى, خشب ماهوجني', 'mahogany'),
  ('beech, beechwood, beech wood', 'زان, خشب زان, خشب الزان', 'beech, honey-oiled beech'),
  ('olive wood, olivewood', 'خشب زيتون, خشب الزيتون', 'olive wood'),
  ('ebony, black wood, ebonised', 'أبنوس, خشب أبنوس', 'ebonised wood'),
  ('tamarisk', 'أثل, خشب أثل', 'tamarisk wood'),
  ('wood, wooden, solid wood, timber', 'خشب, خشبي, خشبية, خشب طبيعي', 'walnut, mahogany, beech, honey-oiled beech, olive wood, ebonised wood, tamarisk wood'),
  ('linen, flax', 'كتان, كتّان, قماش كتان', 'akhmim linen'),
  ('cotton', 'قطن, قطني', 'egyptian cotton'),
  ('velvet, velour', 'قطيفة, مخمل, شمواه, قطيفه', 'cotton velvet'),
  ('wool, woollen, woolen', 'صوف, صوفي', 'sheep wool'),
  ('leather, genuine leather, cowhide', 'جلد, جلد طبيعي, جلدية', 'vegetable-tanned leather'),
  ('cane, rattan, bamboo', 'خيزران, خرزان, خيرزان, بامبو, روطان, راتان', 'woven cane'),
  ('wicker', 'خوص, سعف', 'woven cane, date-palm leaf'),
  ('mother of pearl, mother-of-pearl, pearl, nacre, inlay, inlaid', 'صدف, صدفي, مطعم بالصدف, تطعيم صدف, مصدف, مطعم', 'mother-of-pearl'),
  ('brass', 'نحاس أصفر', 'brass'),
  ('copper', 'نحاس أحمر', 'copper'),
  ('metal', 'معدن, نحاس, نحاسي', 'brass, copper'),
  ('glass', 'زجاج, قزاز, إزاز', 'blown glass'),
  ('alabaster, marble, stone', 'ألباستر, الباستر, رخام, مرمر, حجر', 'luxor alabaster'),
  ('clay, terracotta clay', 'طين, صلصال', 'fired clay'),
  ('palm, palm leaf, straw, raffia', 'خوص, سعف, جريد, نخيل', 'date-palm leaf'),
  ('living room, lounge, sitting room, reception, family room', 'غرفة معيشة, صالة, ليفنج, ريسبشن, أوضة المعيشة, غرفة المعيشة, معيشة, غرفة جلوس', 'living room'),
  ('bedroom, bed room, master bedroom', 'غرفة نوم, أوضة نوم, اوض نوم, غرف نوم, نوم', 'bedroom'),
  ('dining room', 'غرفة سفرة', 'dining room'),
  ('office, home office, study, workspace', 'غرفة مكتب, أوضة مكتب, شغل', 'office'),
  ('entrance, hallway, entryway, foyer', 'مدخل, طرقة', 'console, mirror'),
  ('decor, decoration, accessories, ornament', 'ديكور, ديكورات, اكسسوارات, تحف, زينة', 'decor'),
  ('gift, present, gifts', 'هدية, هدايا, هديه', ''),
  ('mashrabiya, mashrabeya, lattice, mushrabiya, masharabia', 'مشربية, مشربيات, أرابيسك مخروط', ''),
  ('arabesque', 'أرابيسك, ارابيسك', ''),
  ('kids, children, child, nursery, baby', 'أطفال, طفل, أولاد, عيال, بيبي', ''),
  ('small, compact, mini, tiny, small space', 'صغير, صغيرة, صغيره', ''),
  ('large, big, huge', 'كبير, كبيرة, كبيره', ''),
  ('handmade, hand made, handcrafted', 'يدوي, شغل يد, هاند ميد, صناعة يدوية', ''),
  ('quilt, duvet, comforter', 'لحاف, ألحفة, كوفرتة', ''),
  ('curtain, curtains, drapes', 'ستارة, ستاير, ستائر', ''),
  ('cushion, cushions, pillow, pillows', 'خدادية, خداديات, مخدة, مخدات, وسادة', ''),
  ('ramadan', 'رمضان', ''),
  ('hotel, hotels, hospitality, resort', 'فندق, فنادق, ضيافة, منتجع', ''),
  ('cafe, coffee house, coffee shop, restaurant', 'كافيه, مقهى, مطعم, كافيتريا', ''),
  ('apartment, apartments', 'شقة, شقق', ''),
  ('house, villa, home', 'بيت, منزل, فيلا, دوبلكس', ''),
  ('islamic, oriental', 'إسلامي, شرقي, عربي', 'mashrabiya, arabesque');
reset role;
