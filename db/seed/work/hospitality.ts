import type { PortfolioSeed } from './portfolio-project.ts';

export const hospitality: readonly PortfolioSeed[] = [
  {
    slug: 'luxor-west-bank-lodge',
    title: ['A lodge on the West Bank', 'نُزل في البر الغربي'],
    category: 'hospitality',
    date: '2026-01-25',
    location: ['West Bank, Luxor', 'البر الغربي، الأقصر'],
    client: ['Beit Sabil Lodge', 'نُزل بيت السبيل'],
    area: 900,
    description: [
      'Fourteen rooms in mud brick, each with a bed, a chest and an alabaster lamp made within walking distance. The rest came by boat.',
      'أربع عشرة غرفة من الطوب اللبن، في كل منها سرير وصندوق وأباجورة ألباستر صُنعت على بُعد خطوات. وجاء الباقي بالمركب.',
    ],
    challenge: [
      'No two rooms have the same width, and the season was three months away.',
      'لا تتساوى غرفتان في العرض، والموسم بعد ثلاثة أشهر.',
    ],
    solution: [
      'One bed design with four headboard widths, cut in Damietta and finished in a courtyard in Luxor by local carpenters we trained.',
      'تصميم سرير واحد بأربعة مقاسات للظهر، قُطع في دمياط وجرى تشطيبه في حوش بالأقصر بأيدي نجارين من المكان درّبناهم.',
    ],
    quote: [
      'Guests ask to buy the lamps. We send them to you.',
      'يطلب النزلاء شراء الأباجورات، فنرسلهم إليكم.',
    ],
    materials: [
      ['Walnut', 'خشب الجوز'],
      ['Luxor alabaster', 'ألباستر الأقصر'],
      ['Akhmim linen', 'كتان أخميمي'],
    ],
    highlights: [
      [
        ['Fourteen rooms', 'أربع عشرة غرفة'],
        ['Handed over nine days early', 'سُلّمت قبل موعدها بتسعة أيام'],
      ],
      [
        ['Trained on site', 'تدريب في الموقع'],
        ['Five carpenters from the village', 'خمسة نجارين من القرية'],
      ],
    ],
    products: [
      'qurna-alabaster-lamp',
      'shagarat-al-durr-bed',
      'habu-tall-alabaster-lamp',
      'siwa-blanket-chest',
      'nubian-basket-set',
      'fuwwah-medallion-kilim',
    ],
  },
  {
    slug: 'aswan-nubian-hotel',
    title: ['A Nubian guesthouse in Aswan', 'بيت ضيافة نوبي في أسوان'],
    category: 'hospitality',
    date: '2025-12-10',
    location: ['Gharb Soheil, Aswan', 'غرب سهيل، أسوان'],
    client: ['Dar Hayati Guesthouse', 'بيت ضيافة دار حياتي'],
    area: 480,
    description: [
      'Painted vaults, a courtyard with a mango tree, and furniture that stays out of their way. Baskets on the walls are by the women next door.',
      'أقبية ملونة وحوش فيه شجرة مانجو وأثاث لا يزاحمها. السلال على الحوائط من شغل جارات البيت.',
    ],
    challenge: [
      'Forty-four degrees in July and no wish for air conditioning.',
      'أربع وأربعون درجة في يوليو، ولا رغبة في التكييف.',
    ],
    solution: [
      'Cane, palm and cotton; nothing upholstered touches a back.',
      'خيزران وخوص وقطن، ولا قماش مبطن يلامس الظهر.',
    ],
    quote: [
      'The rooms look as if they had always been furnished like this.',
      'تبدو الغرف كأنها فُرشت هكذا من زمان.',
    ],
    materials: [
      ['Beech', 'خشب الزان'],
      ['Woven cane', 'خيزران مجدول'],
      ['Date-palm leaf', 'خوص النخيل'],
    ],
    highlights: [
      [
        ['The women next door', 'جارات البيت'],
        ['120 baskets ordered and paid in advance', '١٢٠ سلة طُلبت ودُفع ثمنها مقدمًا'],
      ],
      [
        ['Cool seats', 'مقاعد باردة'],
        ['Sixty cane chairs', 'ستون كرسيًا من الخيزران'],
      ],
    ],
    products: [
      'nubian-basket-set',
      'garden-city-cane-chair',
      'aswan-bread-baskets',
      'nahhasin-tray-table',
      'fuwwah-medallion-kilim',
    ],
  },
  {
    slug: 'khan-coffee-house',
    title: ['A coffee house behind the Khan', 'قهوة خلف الخان'],
    category: 'hospitality',
    date: '2026-09-30',
    location: ['Al-Gamaliya, Cairo', 'الجمالية، القاهرة'],
    client: ['Qahwat al-Warraq', 'قهوة الورّاق'],
    area: 130,
    description: [
      'Twenty-two tray tables, a bar in star panels and lanterns that send the ceiling turning. It opens at seven and closes when the last story ends.',
      'اثنتان وعشرون صينية بحواملها وبار بحشوات النجوم وفوانيس يدور نورها على السقف. تفتح في السابعة وتغلق حين تنتهي آخر حكاية.',
    ],
    challenge: [
      'Coffee, sugar, elbows: four hundred guests a day.',
      'قهوة وسكر وأكواع: أربعمئة زبون في اليوم.',
    ],
    solution: [
      'Trays are tinned and can be hammered flat again; stands are pegged and replaced leg by leg.',
      'الصواني مبيضة وتُطرق من جديد إذا انبعجت، والحوامل معشّقة تُغيَّر أرجلها واحدة واحدة.',
    ],
    quote: [
      'In one year we have replaced two legs. Both were my fault.',
      'في سنة كاملة لم نغيّر سوى رِجلين من أرجل الحوامل، وكلتاهما بسببي.',
    ],
    materials: [
      ['Brass', 'نحاس أصفر'],
      ['Walnut', 'خشب الجوز'],
      ['Blown glass', 'زجاج منفوخ'],
    ],
    highlights: [
      [
        ['Made next door', 'صُنعت في الجوار'],
        ['All metalwork within 300 metres', 'كل شغل النحاس في حدود ٣٠٠ متر'],
      ],
      [
        ['Repair drawer', 'درج الإصلاح'],
        ['Spare pegs and legs stay on site', 'خوابير وأرجل احتياطية في المكان'],
      ],
    ],
    products: [
      'nahhasin-tray-table',
      'muayyad-pierced-lantern',
      'thurayya-lantern-trio',
      'keel-arch-pearl-mirror',
      'hasan-star-sideboard',
      'najma-wall-sconce',
      'sultan-leather-chair',
      'magra-leather-pouf',
    ],
  },
  {
    slug: 'siwa-desert-retreat',
    title: ['A desert retreat in Siwa', 'منتجع صحراوي في سيوة'],
    category: 'hospitality',
    date: '2026-08-12',
    location: ['Siwa Oasis', 'واحة سيوة'],
    client: ['Shali Garden Retreat', 'منتجع جنينة شالي'],
    area: 620,
    description: [
      'Salt-brick rooms lit by candles. We brought chests, beds and poufs; the oasis supplied olive wood, embroidery and silence.',
      'غرف من الكرشيف تضيئها الشموع. جئنا بالصناديق والأسرّة والبوفات، وأعطت الواحة خشب الزيتون والتطريز والسكون.',
    ],
    challenge: [
      'Eight hundred kilometres of road, and walls that dissolve when wet.',
      'ثمانمئة كيلومتر من الطريق، وحوائط تذوب إذا ابتلت.',
    ],
    solution: [
      'Freestanding furniture only, nothing fixed to a wall, packed in palm crates that became shelves.',
      'أثاث قائم بذاته لا يُثبت في حائط، عُبئ في أقفاص جريد صارت رفوفًا.',
    ],
    quote: ['Even the packing stayed.', 'حتى مواد التغليف بقيت عندنا.'],
    materials: [
      ['Olive wood', 'خشب الزيتون'],
      ['Vegetable-tanned leather', 'جلد مدبوغ نباتيًا'],
      ['Sheep wool', 'صوف غنم'],
    ],
    highlights: [
      [
        ['No waste', 'بلا مخلفات'],
        ['Crates reused as shelving', 'الأقفاص صارت رفوفًا'],
      ],
      [
        ['Siwan embroidery', 'تطريز سيوي'],
        ['Forty poufs from eight households', 'أربعون بوفًا من ثمانية بيوت'],
      ],
    ],
    products: [
      'siwa-blanket-chest',
      'siwa-embroidered-pouf',
      'sahar-table-lantern',
      'shagarat-al-durr-bed',
      'habu-tall-alabaster-lamp',
      'magra-leather-pouf',
      'nahhasin-tray-table',
      'fuwwah-medallion-kilim',
    ],
  },
];
