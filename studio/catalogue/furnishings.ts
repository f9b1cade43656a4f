import { ivoryGlaze } from './look.ts';
import { always, byOption, covered, inWood, type Words } from './words.ts';

/** What is hung, lit, laid or filled. */
export const furnishings = {
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
  arch_mirror: inWood(
    (wood) => `Keel-arched wall mirror in ${wood} with a border of mother-of-pearl`,
    (wood) => `مرآة حائط بعقد مدبب من ${wood} وإطار من الصدف`,
  ),
  cotton_weave: always([
    'Cotton flat weave with small diamonds in indigo and saffron, a corner turned to show its other face',
    'مفرش قطن مسطح بمعينات صغيرة كحلية وزعفرانية، وأحد أركانه مطوي ليظهر وجهه الآخر',
  ]),
  dining_rug: always([
    'Wide flat-woven rug in bands of brick red, indigo and natural wool, with rows of lozenges and combs',
    'سجادة عريضة مسطحة بأقلام من الأحمر الطوبي والكحلي ولون الصوف، وصفوف من المعينات والأمشاط',
  ]),
  entrance_mirror: inWood(
    (wood) =>
      `Small arched mirror in ${wood} with a railed shelf and keys on one of two brass hooks`,
    (wood) => `مرآة صغيرة معقودة من ${wood} برف له درابزين وعلّاقتين من النحاس على إحداهما مفاتيح`,
  ),
  ferka_pouf: covered(
    (_, cover) => `Round pouf in striped ${cover} on a stitched leather base`,
    (_, cover) => `بوف مستدير مقلّم من ${cover} على قاعدة جلد مخيطة`,
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
  kilim_rug: byOption(
    'medallions',
    always([
      'Hand-woven kilim with three stepped medallions and a saw-tooth border',
      'كليم منسوج باليد بثلاث جامات مدرّجة وإطار مسنن',
    ]),
    {
      '5': always([
        'Narrow hand-woven kilim with five stepped medallions and a saw-tooth border',
        'مشاية منسوجة باليد بخمس جامات مدرّجة وإطار مسنن',
      ]),
    },
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
        'Two deep palm-leaf baskets with handles, one taller than the other',
        'سلتان عميقتان من الخوص بمقابض، إحداهما أطول من الأخرى',
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
      serving: byOption(
        'glaze',
        always([
          'Jug, deep bowl and two plates with fish and palms drawn under a turquoise glaze',
          'إبريق وسلطانية عميقة وطبقان، رُسم السمك والنخيل تحت طلائها الفيروزي',
        ]),
        {
          [ivoryGlaze]: always([
            'Jug, deep bowl and two plates with fish and palms drawn under an ivory glaze',
            'إبريق وسلطانية عميقة وطبقان، رُسم السمك والنخيل تحت طلائها العاجي',
          ]),
        },
      ),
    },
  ),
  shell_sconce: always([
    'Pair of hammered brass sconces with a ribbed shell, their light rising up the wall',
    'زوج أبليك من النحاس المطروق بمحارة مضلعة، يصعد ضوؤهما مع الحائط',
  ]),
  table_lantern: always([
    'Six-sided table lantern of brass and cut coloured glass, lit by a candle, with a carrying ring',
    'فانوس ترابيزة مسدس من النحاس والزجاج الملون تضيئه شمعة وله حلقة للحمل',
  ]),
  wall_sconce: always([
    'Wall sconce with a pierced globe that throws stars on the wall',
    'أبليك حائط بكرة مفرّغة تلقي نجومًا على الحائط',
  ]),
  wooden_lantern: always([
    'Turned wooden lantern on a cord, fretted with leaves that let out honey-coloured light',
    'فانوس خشب مخروط معلق بحبل، مفرّغ بأوراق يخرج منها ضوء بلون العسل',
  ]),
} as const satisfies Record<string, Words>;
