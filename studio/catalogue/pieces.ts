import type { Text } from '#db/seed/text.ts';
import { coverWords, type Look, woodWords } from './look.ts';

type Words = (look: Look) => Text;

const inWood =
  (en: (wood: string) => string, ar: (wood: string) => string): Words =>
  (look) => {
    const wood = woodWords(look);
    return [en(wood[0]), ar(wood[1])];
  };

const covered =
  (
    en: (wood: string, cover: string) => string,
    ar: (wood: string, cover: string) => string,
  ): Words =>
  (look) => {
    const [wood, cover] = [woodWords(look), coverWords(look)];
    return [en(wood[0], cover[0]), ar(wood[1], cover[1])];
  };

const always =
  (text: Text): Words =>
  () =>
    text;

/** One model, several shapes: the option that chooses among them chooses the words too. */
const byOption =
  (option: string, otherwise: Words, others: Readonly<Record<string, Words>>): Words =>
  (look) =>
    (others[look.options?.[option] ?? ''] ?? otherwise)(look);

/** What a picture of each model shows, for those who cannot see it. */
export const pieces = {
  alabaster_lamp: byOption(
    'shape',
    always([
      'Alabaster lamp, lit from inside, on a brass foot',
      'أباجورة ألباستر مضاءة من داخلها على قاعدة نحاس',
    ]),
    {
      column: always([
        'Tall column of alabaster, lit from inside, on a brass foot',
        'عمود طويل من الألباستر مضاء من داخله على قاعدة نحاس',
      ]),
      night: always([
        'Two small alabaster cups with a warm light inside',
        'كأسان صغيران من الألباستر بداخلهما ضوء دافئ',
      ]),
    },
  ),
  arch_mirror: byOption(
    'shelf',
    inWood(
      (wood) => `Keel-arched wall mirror in ${wood} with a border of mother-of-pearl`,
      (wood) => `مرآة حائط بعقد مدبب من ${wood} وإطار من الصدف`,
    ),
    {
      yes: inWood(
        (wood) => `Keel-arched wall mirror in ${wood} with a narrow shelf`,
        (wood) => `مرآة حائط بعقد مدبب من ${wood} ورف ضيق`,
      ),
    },
  ),
  armchair: covered(
    (wood, cover) => `Armchair in ${wood} with lattice sides, cushions in ${cover}`,
    (wood, cover) => `فوتيه من ${wood} بجوانب من المشربية، ووسائده من ${cover}`,
  ),
  bed: inWood(
    (wood) => `Bed in ${wood} with an openwork arabesque headboard and linen bedding`,
    (wood) => `سرير من ${wood} برأس أرابيسك مفرّغ ومفارش من الكتان`,
  ),
  blanket_chest: inWood(
    (wood) => `Chest in ${wood} with palms and a sun carved on its sides, brass straps on the lid`,
    (wood) => `صندوق من ${wood} محفور على جوانبه النخل والشمس، وعلى غطائه شرائط نحاس`,
  ),
  bookcase: inWood(
    (wood) => `Bookcase in ${wood}, open shelves under an arch above two lattice doors`,
    (wood) => `مكتبة من ${wood}، رفوف مفتوحة تحت عقد وفي أسفلها ضلفتان من المشربية`,
  ),
  buffet: inWood(
    (wood) => `Buffet in ${wood}, one long drawer above two lattice doors`,
    (wood) => `بوفيه من ${wood}، درج طويل فوق ضلفتين من المشربية`,
  ),
  chest: inWood(
    (wood) => `Chest in ${wood} covered with mother-of-pearl stars, with a brass lock`,
    (wood) => `صندوق من ${wood} مكسو بنجوم الصدف وله قفل من النحاس`,
  ),
  china_cabinet: inWood(
    (wood) => `China cabinet in ${wood}: cups and plates behind arched glass, lattice doors below`,
    (wood) => `نيش من ${wood}: فناجين وأطباق خلف زجاج معقود، وتحته ضلفتان من المشربية`,
  ),
  coffee_table: inWood(
    (wood) => `Low eight-sided table in ${wood} on open arches, one line of shell around each`,
    (wood) => `ترابيزة وسط مثمنة من ${wood} على عقود مفتوحة، حول كل منها خط صدف`,
  ),
  console_table: inWood(
    (wood) => `Console in ${wood} with inlaid drawers, turned legs and a lattice gallery`,
    (wood) => `كونسول من ${wood} بأدراج مطعّمة وأرجل مخروطة ودرابزين من المشربية`,
  ),
  cotton_weave: always([
    'Cotton flat weave with small diamonds in indigo and saffron, a corner turned to show its other face',
    'مفرش قطن مسطح بمعينات صغيرة كحلية وزعفرانية، وأحد أركانه مطوي ليظهر وجهه الآخر',
  ]),
  desk: covered(
    (wood, cover) => `Writing desk in ${wood} with inlaid drawers and a top of ${cover}`,
    (wood, cover) => `مكتب من ${wood} بأدراج مطعّمة وسطح من ${cover}`,
  ),
  desk_chair: covered(
    (wood, cover) => `Chair with arms in ${wood}, a lattice back and a seat of ${cover}`,
    (wood, cover) => `كرسي بذراعين من ${wood} بظهر من المشربية ومقعد من ${cover}`,
  ),
  dining_chair: covered(
    (wood, cover) => `Dining chair in ${wood}, a lattice back and a seat of ${cover}`,
    (wood, cover) => `كرسي سفرة من ${wood} بظهر من المشربية ومقعد من ${cover}`,
  ),
  dining_rug: always([
    'Wide flat-woven rug in bands of brick red, indigo and natural wool, with rows of lozenges and combs',
    'سجادة عريضة مسطحة بأقلام من الأحمر الطوبي والكحلي ولون الصوف، وصفوف من المعينات والأمشاط',
  ]),
  dining_table: inWood(
    (wood) => `Dining table in ${wood} with an inlaid border, scalloped apron and turned legs`,
    (wood) => `سفرة من ${wood} بإطار مطعّم وحافة مموجة وأرجل مخروطة`,
  ),
  drawing_console: inWood(
    (wood) => `Console in ${wood} with a sloped drawing tray, a drawn star and rolled sheets`,
    (wood) => `كونسول من ${wood} بصينية رسم مائلة، عليها نجمة مرسومة وتحتها لفائف ورق`,
  ),
  dresser: inWood(
    (wood) => `Long dresser in ${wood}, four drawers between two doors of inlaid stars`,
    (wood) => `شيفونيرة طويلة من ${wood}، أربعة أدراج بين ضلفتين من النجوم المطعّمة`,
  ),
  dressing_table: inWood(
    (wood) =>
      `Dressing table in ${wood} with two drawers and an arched mirror between turned posts`,
    (wood) => `تسريحة من ${wood} بدرجين ومرآة معقودة بين قائمين مخروطين`,
  ),
  entrance_mirror: inWood(
    (wood) =>
      `Small arched mirror in ${wood} with a railed shelf and keys on one of two brass hooks`,
    (wood) => `مرآة صغيرة معقودة من ${wood} برف له درابزين وعلّاقتين من النحاس على إحداهما مفاتيح`,
  ),
  ferka_pouf: covered(
    (_, cover) => `Round pouf in striped ${cover} on a stitched leather base`,
    (_, cover) => `بوف مستدير مقلّم من ${cover} على قاعدة جلد مخيطة`,
  ),
  folding_screen: inWood(
    (wood) => `Three-leaf screen in ${wood}: pierced arches, fine lattice, inlaid panels`,
    (wood) => `برافان بثلاث ضلف من ${wood}: عقود مفرّغة ومشربية دقيقة وحشوات مطعّمة`,
  ),
  garden_kilim: always([
    'Pictorial kilim: ibises by a canal, striped fields, fruit trees and date palms under a red sun',
    'كليم مصور: أبو منجل على الترعة وغيطان مخططة وأشجار فاكهة ونخيل تحت شمس حمراء',
  ]),
  grand_lantern: always([
    'Grand brass lantern, six-sided and pierced, under an onion dome, with six lights in blown glass',
    'ثريا نحاس كبيرة مسدسة مفرّغة تعلوها قبة بصلية ومعها ست لمبات داخل زجاج منفوخ',
  ]),
  jewel_box: inWood(
    (wood) =>
      `Jewel box in ${wood}, open: shell stars outside, a red velvet tray with rings inside`,
    (wood) =>
      `علبة مجوهرات من ${wood} مفتوحة: نجوم صدف من الخارج وصينية خواتم من القطيفة الحمراء من الداخل`,
  ),
  khayameya_hanging: always([
    'Wide khayameya hanging on brass rings: fifteen eight-pointed stars inside a border of lozenges',
    'ستارة خيامية عريضة على حلقات نحاس: خمس عشرة نجمة ثمانية داخل إطار من المعينات',
  ]),
  khayameya_pair: always([
    'Two framed khayameya squares: an open flower on indigo and a tall bloom on turquoise',
    'لوحتا خيامية في إطارين: زهرة متفتحة على كحلي وزهرة على ساقها على فيروزي',
  ]),
  khayameya_panel: always([
    'Khayameya wall panel: a rosette of sixteen petals inside a lotus border',
    'لوحة خيامية: وردة من ست عشرة بتلة داخل إطار من اللوتس',
  ]),
  kilim_rug: always([
    'Hand-woven kilim with three stepped medallions and a saw-tooth border',
    'كليم منسوج باليد بثلاث جامات مدرّجة وإطار مسنن',
  ]),
  lattice_bed: inWood(
    (wood) => `Bed in ${wood} with a band of lattice across the headboard and linen bedding`,
    (wood) => `سرير من ${wood} بشريط مشربية في رأسه ومفارش من الكتان`,
  ),
  leather_pouf: byOption(
    'sun',
    covered(
      (_, cover) => `Round pouf in ${cover}, sewn from ten segments`,
      (_, cover) => `بوف مستدير من ${cover} مخيط من عشر قطع`,
    ),
    {
      yes: covered(
        (_, cover) => `Round pouf in ${cover} with an orange, red and black sun embroidered on top`,
        (_, cover) => `بوف مستدير من ${cover} تتوسطه شمس مطرزة بالبرتقالي والأحمر والأسود`,
      ),
    },
  ),
  library_wall: inWood(
    (wood) => `Library wall in ${wood}, two arched bays of books, a brass rail and a ladder`,
    (wood) => `مكتبة حائط من ${wood}، وحدتان معقودتان من الكتب وقضيب نحاس وسلم`,
  ),
  linen_screen: covered(
    (wood, cover) => `Three-leaf screen in ${wood}, lattice above and ${cover} stretched below`,
    (wood, cover) => `برافان بثلاث ضلف من ${wood}، أعلاه مشربية وأسفله ${cover} مشدود`,
  ),
  low_bookcase: inWood(
    (wood) => `Low bookcase in ${wood}, three open shelves between ends and a back of lattice`,
    (wood) => `مكتبة منخفضة من ${wood}، ثلاثة رفوف مفتوحة وجانباها وظهرها من المشربية`,
  ),
  low_sofa: covered(
    (wood, cover) =>
      `Low, deep sofa in ${wood} with lattice arms, one long seat cushion in ${cover}`,
    (wood, cover) => `كنبة منخفضة عميقة من ${wood} بجانبين من المشربية، ومقعدها الطويل من ${cover}`,
  ),
  nightstand: inWood(
    (wood) => `Nightstand in ${wood}, an inlaid drawer above a lattice door`,
    (wood) => `كومودينو من ${wood}، درج مطعّم فوق ضلفة من المشربية`,
  ),
  octagonal_table: inWood(
    (wood) => `Eight-sided table in ${wood} on pointed arches, inlaid with stars`,
    (wood) => `طاولة مثمنة من ${wood} على عقود مدببة، مطعّمة بالنجوم`,
  ),
  open_nightstand: inWood(
    (wood) => `Nightstand in ${wood}, one drawer, an open shelf and a rail of turned beads on top`,
    (wood) => `كومودينو من ${wood} بدرج ورف مفتوح وسور من الخرز المخروط حول سطحه`,
  ),
  palm_baskets: byOption(
    'set',
    always([
      'Palm-leaf basket with a lid, an open bowl and a round tray with zigzag bands',
      'سلة خوص بغطاء وطبق عميق وصينية مستديرة بزخارف متعرجة',
    ]),
    {
      bread: always([
        'Three shallow palm-leaf baskets with bands of purple and orange',
        'ثلاثة أطباق خوص بخطوط بنفسجية وبرتقالية',
      ]),
      storage: always([
        'Two deep palm-leaf baskets, one taller than the other',
        'سلتان عميقتان من الخوص إحداهما أطول من الأخرى',
      ]),
    },
  ),
  pierced_lantern: byOption(
    'count',
    always([
      'Pierced brass lantern that throws stars on the wall behind it',
      'فانوس نحاس مفرّغ يلقي نجومًا على الحائط خلفه',
    ]),
    {
      3: always([
        'Three pierced brass lanterns, hung at three heights, and their stars on the wall',
        'ثلاثة فوانيس نحاس مفرّغة معلقة على ثلاثة ارتفاعات ونجومها على الحائط',
      ]),
    },
  ),
  plain_wardrobe: inWood(
    (wood) => `Wardrobe in ${wood} with two plain doors, one inlaid star on each`,
    (wood) => `دولاب من ${wood} بضلفتين سادة، على كل منهما نجمة مطعّمة`,
  ),
  pottery_group: byOption(
    'set',
    always([
      'Tall clay jar, jug, glazed bowl and cup, and a bottle of blown glass',
      'جرة فخار عالية وإبريق وسلطانية وكوب مزججان وزجاجة من الزجاج المنفوخ',
    ]),
    {
      jars: always([
        'Three water jars glazed in smoke and honey or left as clay',
        'ثلاث قلل بطلاء بلون الدخان والعسل أو بلون الطين',
      ]),
      serving: always([
        'Jug, deep bowl and two plates under a turquoise glaze',
        'إبريق وسلطانية عميقة وطبقان بطلاء فيروزي',
      ]),
    },
  ),
  shell_sconce: always([
    'Pair of hammered brass sconces with a ribbed shell, their light rising up the wall',
    'زوج أبليك من النحاس المطروق بمحارة مضلعة، يصعد ضوؤهما مع الحائط',
  ]),
  sideboard: inWood(
    (wood) => `Sideboard in ${wood}, doors of inlaid stars and of lattice`,
    (wood) => `بوفيه من ${wood} بضلف من النجوم المطعّمة ومن المشربية`,
  ),
  single_bed: inWood(
    (wood) => `Single bed in ${wood}, turned posts and spindles at head and foot, linen bedding`,
    (wood) => `سرير مفرد من ${wood} بقوائم وبرامق مخروطة عند الرأس والقدمين ومفارش من الكتان`,
  ),
  small_desk: inWood(
    (wood) => `Small desk in ${wood}, two drawers and a low gallery of turned beads`,
    (wood) => `مكتب صغير من ${wood} بدرجين وسور منخفض من الخرز المخروط`,
  ),
  small_table: inWood(
    (wood) => `Small dining table in ${wood} with a drawer and one inlaid star in the middle`,
    (wood) => `ترابيزة سفرة صغيرة من ${wood} بدرج ونجمة واحدة مطعّمة في وسطها`,
  ),
  sofa: covered(
    (wood, cover) => `Sofa in ${wood} with turned posts and lattice arms, cushions in ${cover}`,
    (wood, cover) => `كنبة من ${wood} بقوائم مخروطة وذراعين من المشربية، ووسائدها من ${cover}`,
  ),
  table_lantern: always([
    'Six-sided table lantern of brass and cut coloured glass, lit by a candle, with a carrying ring',
    'فانوس ترابيزة مسدس من النحاس والزجاج الملون تضيئه شمعة وله حلقة للحمل',
  ]),
  tray_table: byOption(
    'metal',
    inWood(
      (wood) => `Hammered brass tray on a turned stand of ${wood} with lattice sides`,
      (wood) => `صينية نحاس أصفر مطروق على حامل مخروط من ${wood} بجوانب من المشربية`,
    ),
    {
      copper: inWood(
        (wood) => `Hammered copper tray on a turned stand of ${wood} with lattice sides`,
        (wood) => `صينية نحاس أحمر مطروق على حامل مخروط من ${wood} بجوانب من المشربية`,
      ),
    },
  ),
  wall_sconce: always([
    'Wall sconce with a pierced globe that throws stars on the wall',
    'أبليك حائط بكرة مفرّغة تلقي نجومًا على الحائط',
  ]),
  wardrobe: inWood(
    (wood) => `Two-door wardrobe in ${wood}, lattice above and inlaid stars below`,
    (wood) => `دولاب بضلفتين من ${wood}، مشربية في الأعلى ونجوم مطعّمة في الأسفل`,
  ),
  wooden_lantern: always([
    'Turned wooden lantern on a cord, fretted with leaves that let out honey-coloured light',
    'فانوس خشب مخروط معلق بحبل، مفرّغ بأوراق يخرج منها ضوء بلون العسل',
  ]),
} as const satisfies Record<string, Words>;

export type Piece = keyof typeof pieces;
