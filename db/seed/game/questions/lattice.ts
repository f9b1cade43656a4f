import { easy, hard, medium, type Theme } from './question.ts';

export const lattice: Theme = {
  category: ['Mashrabiya and inlay', 'مشربية وتطعيم'],
  craft: 'mashrabiya',
  questions: [
    easy(
      ['What is a mashrabiya?', 'ما المشربية؟'],
      [
        ['A projecting window of turned wood', 'شباك بارز من خشب مخروط'],
        ['A copper water jug', 'إبريق ماء من النحاس'],
        ['A woven floor mat', 'حصيرة منسوجة'],
        ['A stone staircase', 'سلّم من الحجر'],
      ],
      [
        'Hundreds of small turned pieces make a screen that leans out over the street.',
        'مئات القطع المخروطة الصغيرة تصنع ستارة من خشب تطلّ على الشارع.',
      ],
    ),
    easy(
      [
        'On which machine are the beads of a mashrabiya made?',
        'على أي آلة تُصنع قطع المشربية الصغيرة؟',
      ],
      [
        ['A lathe', 'المخرطة'],
        ['A loom', 'النول'],
        ['A potter’s wheel', 'دولاب الفخار'],
        ['A printing press', 'المطبعة'],
      ],
      [
        'The turner often holds the chisel with hand and foot while a bow or a motor spins the wood.',
        'يمسك الخرّاط الإزميل بيده وقد يسنده بقدمه، والخشب يدور أمامه.',
      ],
    ),
    easy(
      [
        'What does a mashrabiya give a house, besides a view without being seen?',
        'ماذا تعطي المشربية البيت، فضلًا عن أن يرى أهله الشارع ولا يراهم أحد؟',
      ],
      [
        ['Shade and moving air', 'ظلًّا وهواءً يتحرك'],
        ['Hot water', 'ماءً ساخنًا'],
        ['More floor tiles', 'بلاطًا أكثر'],
        ['A stronger roof', 'سقفًا أقوى'],
      ],
      [
        'The lattice breaks the sun into small pieces and lets the breeze through.',
        'الخرط يكسر ضوء الشمس ويترك النسمة تمرّ.',
      ],
    ),
    easy(
      ['Where does mother-of-pearl come from?', 'من أين يأتي عِرق اللؤلؤ المستعمل في التطعيم؟'],
      [
        ['The inside of shells', 'من باطن الأصداف'],
        ['The bark of trees', 'من لحاء الشجر'],
        ['The horns of deer', 'من قرون الغزلان'],
        ['The feathers of birds', 'من ريش الطيور'],
      ],
      [
        'It is the shining lining that some molluscs build inside their shells.',
        'هو البطانة اللامعة التي تبنيها بعض الرخويات داخل أصدافها.',
      ],
      'inlay',
    ),
    medium(
      [
        'The name mashrabiya is usually traced to a word for drinking. What was kept in it?',
        'يُرجَع اسم المشربية في الأغلب إلى الشُّرب. ماذا كان يوضع فيها؟',
      ],
      [
        ['Water jars, to cool in the breeze', 'قُلل الماء لتبرد في الهواء'],
        ['Coffee cups for guests', 'فناجين القهوة للضيوف'],
        ['Bottles of rose oil', 'زجاجات عطر الورد'],
        ['Milk for the cats', 'لبن القطط'],
      ],
      [
        'Porous jars stood in the draught of the lattice, and evaporation cooled the water.',
        'كانت القُلل توضع في تيار الهواء فيبرد ماؤها بالتبخّر.',
      ],
    ),
    medium(
      [
        'Which two shapes, laid one over the other, make the eight-pointed star of Islamic pattern?',
        'أي شكلين يتراكبان فينتج عنهما النجم المثمّن في الزخرفة الإسلامية؟',
      ],
      [
        ['Two squares', 'مربّعان'],
        ['Two circles', 'دائرتان'],
        ['Two triangles', 'مثلثان'],
        ['Two crescents', 'هلالان'],
      ],
      [
        'Turn one of two equal squares by forty-five degrees and the khatam appears.',
        'أدِر أحد مربّعين متساويين خمسًا وأربعين درجة تحصل على «الخاتم».',
      ],
      'arabesque',
    ),
    medium(
      [
        'How are the pieces of a traditional turned lattice joined?',
        'كيف تُجمع قطع الخرط العربي التقليدي؟',
      ],
      [
        ['Small tenons in small holes, without nails', 'ألسنة صغيرة في ثقوب صغيرة بلا مسامير'],
        ['Copper wire', 'سلك نحاس'],
        ['Iron nails', 'مسامير حديد'],
        ['Strips of leather', 'شرائط جلد'],
      ],
      [
        'Every bead ends in a peg that fits the next one, so the screen can breathe with the weather.',
        'كل حبة تنتهي بلسان يدخل في جارتها، فتتمدد الستارة وتنكمش مع الجو.',
      ],
    ),
    hard(
      [
        'Why did Cairene joiners build doors and minbars from many small panels instead of wide boards?',
        'لماذا بنى نجارو القاهرة الأبواب والمنابر من حشوات صغيرة لا من ألواح عريضة؟',
      ],
      [
        [
          'Small pieces swell and shrink without cracking',
          'القطع الصغيرة تتمدد وتنكمش دون أن تتشقق',
        ],
        ['Wide boards were forbidden', 'كانت الألواح العريضة ممنوعة'],
        ['Small pieces are easier to paint', 'القطع الصغيرة أسهل في الدهان'],
        ['It needed no measuring', 'لأنها لا تحتاج إلى قياس'],
      ],
      [
        'Dry heat splits a wide board. Panels that sit loosely in grooves move a little, and the star pattern stays whole.',
        'الحر الجاف يشقّ اللوح العريض، أما الحشوات الراكبة في مجاريها فتتحرك قليلًا ويبقى الطبق النجمي سليمًا.',
      ],
      'arabesque',
    ),
    hard(
      [
        'In many mashrabiyas the lattice is closer below and more open above. Why?',
        'في مشربيات كثيرة يضيق الخرط في أسفلها ويتسع في أعلاها. لماذا؟',
      ],
      [
        ['Privacy at eye level, light and air above it', 'ستر عند مستوى النظر، وضوء وهواء فوقه'],
        ['The turner grew tired', 'لأن الخرّاط يتعب'],
        ['To save wood at the bottom', 'توفيرًا للخشب في الأسفل'],
        ['So that birds can nest', 'لتعشّش فيها الطيور'],
      ],
      [
        'The close part also softens the glare where people sit; the open part above brings light deep into the room.',
        'الجزء الضيق يخفف الوهج عند الجالسين، والواسع يُدخل الضوء إلى عمق الغرفة.',
      ],
    ),
  ],
};
