import { easy, hard, medium, type Theme } from './question.ts';

export const textiles: Theme = {
  category: ['Textiles', 'منسوجات'],
  craft: 'weaving',
  questions: [
    easy(
      [
        'From which part of the flax plant does linen come?',
        'من أي جزء في نبات الكتّان تُؤخذ خيوطه؟',
      ],
      [
        ['The stem', 'الساق'],
        ['The root', 'الجذر'],
        ['The flower', 'الزهرة'],
        ['The seed', 'البذرة'],
      ],
      [
        'The fibres run along the stem. Ancient Egypt wove them as fine as gauze.',
        'الألياف تمتد بطول الساق، وقد نسجتها مصر القديمة رقيقة كالشاش.',
      ],
    ),
    easy(
      ['What is Egyptian cotton prized for?', 'بمَ يشتهر القطن المصري؟'],
      [
        ['Its long fibres', 'طول تيلته'],
        ['Its green colour', 'لونه الأخضر'],
        ['Its strong smell', 'رائحته القوية'],
        ['Its heavy seeds', 'ثقل بذوره'],
      ],
      [
        'Long fibres spin into a thread that is thin, strong and smooth.',
        'التيلة الطويلة تُغزل خيطًا رفيعًا متينًا ناعمًا.',
      ],
    ),
    easy(
      ['What does a weaver work on?', 'على أي شيء يعمل النسّاج؟'],
      [
        ['A loom', 'النول'],
        ['A kiln', 'القمينة'],
        ['A lathe', 'المخرطة'],
        ['An anvil', 'السندان'],
      ],
      [
        'The loom keeps the warp tight while the weft passes over and under it.',
        'النول يشدّ خيوط السداة، واللُّحمة تمرّ من فوقها ومن تحتها.',
      ],
    ),
    medium(
      [
        'Near which gate of old Cairo is the Street of the Tentmakers, al-Khayameya?',
        'قرب أي باب من أبواب القاهرة يقع شارع الخيامية؟',
      ],
      [
        ['Bab Zuweila', 'باب زويلة'],
        ['Bab al-Futuh', 'باب الفتوح'],
        ['Bab al-Nasr', 'باب النصر'],
        ['Bab al-Barqiyya', 'باب البرقية'],
      ],
      [
        'The covered street begins right across from the gate; its workshops still sew by hand.',
        'يبدأ الشارع المسقوف أمام الباب مباشرة، وما زالت ورشه تخيط باليد.',
      ],
      'applique',
    ),
    medium(
      ['How is a khayameya panel made?', 'كيف تُصنع لوحة الخيامية؟'],
      [
        ['Cut cloth is sewn onto cloth', 'قماش مقصوص يُخاط على قماش'],
        ['Dye is printed with a wooden block', 'صبغة تُطبع بقالب خشب'],
        ['Wool is knotted into pile', 'صوف يُعقد عقدة عقدة'],
        ['Beads are threaded on wire', 'خرز يُنظم في سلك'],
      ],
      [
        'This is appliqué: the edge of every shape is turned under with the needle and stitched down.',
        'هذه هي طريقة «الأبليك»: تُثنى حافة كل قطعة بالإبرة ثم تُخاط على الأرضية.',
      ],
      'applique',
    ),
    medium(
      ['What sets a kilim apart from a knotted carpet?', 'بمَ يختلف الكليم عن السجاد المعقود؟'],
      [
        ['It is flat, without pile', 'مسطّح بلا وبرة'],
        ['It is always round', 'مستدير دائمًا'],
        ['It is made of silk only', 'من الحرير فقط'],
        ['It is printed', 'مطبوع'],
      ],
      [
        'In a kilim the coloured weft itself is the surface, so both faces look alike.',
        'خيوط اللُّحمة الملوّنة هي وجه الكليم، ولذلك يتشابه وجهاه.',
      ],
      'kilim',
    ),
    medium(
      [
        'Which Upper Egyptian city is known for tally, fine strips of metal worked into net?',
        'أي مدينة في الصعيد تشتهر بالتلّي، أي شرائط المعدن المطرّزة على التُّل؟',
      ],
      [
        ['Assiut', 'أسيوط'],
        ['Ismailia', 'الإسماعيلية'],
        ['Damanhur', 'دمنهور'],
        ['El-Arish', 'العريش'],
      ],
      [
        'Collectors abroad simply call such a shawl an assuit.',
        'وفي الخارج يسمّون الشال نفسه «أسيوط».',
      ],
      'embroidery',
    ),
    hard(
      [
        'At the Ramses Wissa Wassef Art Centre in Harrania, what do the weavers of tapestries work from?',
        'في مركز رمسيس ويصا واصف بالحرّانية، على أي تصميم ينسج الصنّاع سجادهم؟',
      ],
      [
        ['Nothing drawn: they compose at the loom', 'بلا رسم: يؤلفون على النول'],
        ['Patterns sent from Paris', 'نماذج تُرسل من باريس'],
        ['Photographs', 'صور فوتوغرافية'],
        ['Copies of old carpets', 'نسخ من سجاد قديم'],
      ],
      [
        'Wissa Wassef began in the 1950s with children of the village, and ruled out copying from the first day.',
        'بدأ ويصا واصف مع أطفال القرية في خمسينيات القرن الماضي، ومنع النقل من أول يوم.',
      ],
      'kilim',
    ),
    hard(
      [
        'The cover of the Kaaba was made in Cairo for centuries. In which decade was the last one sent?',
        'صُنعت كسوة الكعبة في القاهرة قرونًا. في أي عقد أُرسلت آخر كسوة؟',
      ],
      [
        ['The 1960s', 'الستينيات'],
        ['The 1900s', 'أوائل القرن العشرين'],
        ['The 1930s', 'الثلاثينيات'],
        ['The 1990s', 'التسعينيات'],
      ],
      [
        'It left the workshop in al-Khoronfish for the last time in 1962.',
        'خرجت من دار الكسوة بالخرنفش آخر مرة سنة ١٩٦٢.',
      ],
      'embroidery',
    ),
  ],
};
