import type { Text } from '../text.ts';

export type PortfolioSeed = {
  slug: string;
  title: Text;
  category: 'residential' | 'commercial' | 'office' | 'hospitality';
  date: string;
  location: Text;
  client: Text;
  /** Square metres. */
  area: number;
  description: Text;
  challenge: Text;
  solution: Text;
  quote: Text;
  materials: readonly Text[];
  highlights: readonly (readonly [title: Text, description: Text])[];
  /** Slugs of the products that stand there. */
  products: readonly string[];
};

export const portfolio: readonly PortfolioSeed[] = [
  {
    slug: 'zamalek-river-apartment',
    title: ['A river apartment in Zamalek', 'شقة على النيل في الزمالك'],
    category: 'residential',
    date: '2026-05-18',
    location: ['Zamalek, Cairo', 'الزمالك، القاهرة'],
    client: ['The Rifaat family', 'عائلة رفعت'],
    area: 210,
    description: [
      'A 1938 apartment with high ceilings and low light. We furnished the salon, the dining room and a study in walnut and Akhmim linen, and gave the corridor back its mashrabiya.',
      'شقة من عام ١٩٣٨ سقوفها عالية وضوؤها قليل. فرشنا الصالون والسفرة وغرفة المكتب بالجوز وكتان أخميم، وأعدنا للطرقة مشربيتها.',
    ],
    challenge: [
      'The lift takes nothing longer than 180 cm, and the owners did not want a crane on the Corniche.',
      'المصعد لا يسع ما يزيد على ١٨٠ سم، ولم يرغب الملاك في ونش على الكورنيش.',
    ],
    solution: [
      'Every long piece was built to come apart at a joint that cannot be seen, and put together upstairs in two days by the men who made it.',
      'صُممت كل قطعة طويلة لتُفك عند وصلة لا تُرى، وركّبها في الشقة خلال يومين الرجال الذين صنعوها.',
    ],
    quote: [
      'They measured the afternoon light before they measured the walls.',
      'قاسوا ضوء العصر قبل أن يقيسوا الحوائط.',
    ],
    materials: [
      ['Walnut', 'خشب الجوز'],
      ['Akhmim linen', 'كتان أخميمي'],
      ['Brass', 'نحاس أصفر'],
    ],
    highlights: [
      [
        ['Corridor screen', 'مشربية الطرقة'],
        [
          'Eleven metres of lattice, turned in four months',
          'أحد عشر مترًا من المشربية خُرطت في أربعة أشهر',
        ],
      ],
      [
        ['No crane', 'بلا ونش'],
        ['Everything went up in the lift', 'صعد كل شيء في المصعد'],
      ],
    ],
    products: [
      'qalawun-majlis-sofa',
      'ibn-tulun-dining-table',
      'diwan-writing-desk',
      'gamaliya-folding-screen',
    ],
  },
  {
    slug: 'fayoum-lake-house',
    title: ['A lake house in Fayoum', 'بيت على بحيرة قارون'],
    category: 'residential',
    date: '2026-03-02',
    location: ['Tunis village, Fayoum', 'قرية تونس، الفيوم'],
    client: ['A ceramicist and a doctor', 'خزّافة وطبيب'],
    area: 165,
    description: [
      'Domes, white walls, the lake in every window. The furniture is beech and palm, light enough to follow the shade around the house.',
      'قباب وحوائط بيضاء والبحيرة في كل شباك. الأثاث من الزان والخوص، خفيف يتبع الظل حول البيت.',
    ],
    challenge: [
      'Salt air, strong sun and sand in everything.',
      'هواء مالح وشمس قوية ورمل في كل شيء.',
    ],
    solution: [
      'Oil instead of varnish, wooden pegs instead of steel, and cushions whose covers are washed on Saturdays.',
      'زيت بدل الورنيش، وخوابير خشب بدل الحديد، ووسائد تُغسل أغطيتها كل سبت.',
    ],
    quote: [
      'Nothing squeaks, nothing rusts, and the children may jump on it.',
      'لا شيء يصرّ ولا شيء يصدأ، والأولاد يقفزون عليه كما يشاؤون.',
    ],
    materials: [
      ['Beech', 'خشب الزان'],
      ['Date-palm leaf', 'خوص النخيل'],
      ['Egyptian cotton', 'قطن مصري'],
    ],
    highlights: [
      [
        ['Local hands', 'أيدٍ من المكان'],
        ['Baskets and pottery from the same village', 'السلال والفخار من القرية نفسها'],
      ],
      [
        ['Built-in benches', 'مصاطب مبنية'],
        ['Masonry by the village mason, cushions by us', 'بناها بنّاء القرية ونجّدناها نحن'],
      ],
    ],
    products: [
      'manial-beech-bed',
      'fayoum-storage-baskets',
      'tunis-village-serving-set',
      'zamalek-linen-sofa',
    ],
  },
  {
    slug: 'maadi-family-house',
    title: ['A family house in Maadi', 'بيت عائلة في المعادي'],
    category: 'residential',
    date: '2025-11-20',
    location: ['Maadi, Cairo', 'المعادي، القاهرة'],
    client: ['The Hanna family', 'عائلة حنا'],
    area: 320,
    description: [
      'Three generations under one roof, and one dining table that had to hold them. Bedrooms in mahogany, a library wall, and a quiet room for the grandmother.',
      'ثلاثة أجيال تحت سقف واحد وسفرة واحدة عليها أن تجمعهم. غرف نوم من الماهوجني ومكتبة بطول الحائط وغرفة هادئة للجدة.',
    ],
    challenge: [
      'The table had to seat sixteen at Easter and six on Monday.',
      'كان على السفرة أن تتسع لستة عشر في العيد ولستة يوم الاثنين.',
    ],
    solution: [
      'A banquet table in two halves: one lives in the dining room, the other serves as a console in the hall until it is called.',
      'سفرة كبيرة من نصفين: نصف يعيش في غرفة السفرة، والآخر كونسول في المدخل حتى يُستدعى.',
    ],
    quote: [
      'My mother chose her chair first. It is the best one.',
      'اختارت أمي كرسيها أولًا، وهو أحسنها.',
    ],
    materials: [
      ['Mahogany', 'خشب الماهوجني'],
      ['Cotton velvet', 'قطيفة قطن'],
      ['Mother-of-pearl', 'صدف طبيعي'],
    ],
    highlights: [
      [
        ['Library wall', 'حائط المكتبة'],
        ['Three metres, scribed to an old wall', 'ثلاثة أمتار مفصلة على حائط قديم'],
      ],
      [
        ['Sixteen chairs', 'ستة عشر كرسيًا'],
        ['Delivered four at a time', 'سُلّمت أربعة أربعة'],
      ],
    ],
    products: ['azhar-banquet-table', 'hikma-library-wall', 'tulun-dining-chair', 'warda-dresser'],
  },
  {
    slug: 'alexandria-sea-flat',
    title: ['A sea flat in Alexandria', 'شقة على بحر الإسكندرية'],
    category: 'residential',
    date: '2025-08-14',
    location: ['Stanley, Alexandria', 'ستانلي، الإسكندرية'],
    client: ['Madame Nadia S.', 'مدام نادية س.'],
    area: 140,
    description: [
      'A retired teacher, six thousand books and a view of the bridge. Low bookcases under the windows leave the sea where it was.',
      'مدرّسة على المعاش وستة آلاف كتاب ومنظر على الكوبري. مكتبات منخفضة تحت الشبابيك تترك البحر في مكانه.',
    ],
    challenge: ['Humidity bends shelves and opens joints.', 'الرطوبة تلوي الرفوف وتفتح الوصلات.'],
    solution: [
      'Shelves in short spans, backs of lattice so that the air moves, and a visit after the first winter to tighten what had moved.',
      'رفوف قصيرة وظهور مشربية ليتحرك الهواء، وزيارة بعد أول شتاء لضبط ما تحرك.',
    ],
    quote: [
      'For the first time all my books can breathe, and so can I.',
      'لأول مرة تتنفس كتبي كلها، وأتنفس معها.',
    ],
    materials: [
      ['Honey-oiled beech', 'زان بزيت عسلي'],
      ['Woven cane', 'خيزران مجدول'],
    ],
    highlights: [
      [
        ['Six thousand books', 'ستة آلاف كتاب'],
        ['On 84 metres of shelf', 'على ٨٤ مترًا من الرفوف'],
      ],
      [
        ['Winter visit', 'زيارة الشتاء'],
        ['Included in the price', 'ضمن السعر'],
      ],
    ],
    products: ['maqam-low-bookcase', 'muallim-cane-chair', 'qari-reading-table'],
  },
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
      'أربع عشرة غرفة من الطوب اللبن، في كل منها سرير وصندوق وأباجورة ألباستر صُنعت على مسافة مشي. وجاء الباقي بالمركب.',
    ],
    challenge: [
      'No two rooms have the same width, and the season was three months away.',
      'لا تتساوى غرفتان في العرض، والموسم بعد ثلاثة أشهر.',
    ],
    solution: [
      'One bed design with four headboard widths, cut in Damietta and finished in a courtyard in Luxor by local carpenters we trained.',
      'تصميم سرير واحد بأربعة مقاسات للظهر، قُطع في دمياط وشُطب في حوش بالأقصر بأيدي نجارين من المكان درّبناهم.',
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
      'أقبية ملونة وحوش فيه شجرة مانجو وأثاث لا يزاحمهما. السلال على الحوائط من شغل جارات البيت.',
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
        ['Women of the street', 'سيدات الشارع'],
        ['120 baskets ordered and paid in advance', '١٢٠ سلة طُلبت ودُفع ثمنها مقدمًا'],
      ],
      [
        ['Cool seats', 'مقاعد باردة'],
        ['Sixty cane chairs', 'ستون كرسي خيزران'],
      ],
    ],
    products: ['nubian-basket-set', 'garden-city-cane-chair', 'aswan-bread-baskets'],
  },
  {
    slug: 'khan-coffee-house',
    title: ['A coffee house behind the Khan', 'قهوة خلف الخان'],
    category: 'hospitality',
    date: '2025-09-30',
    location: ['Al-Gamaliya, Cairo', 'الجمالية، القاهرة'],
    client: ['Qahwat al-Warraq', 'قهوة الورّاق'],
    area: 130,
    description: [
      'Twenty-two tray tables, a bar in star panels and lanterns that send the ceiling turning. It opens at seven and closes when the last story ends.',
      'اثنتان وعشرون صينية بحواملها وبار بحشوات النجوم وفوانيس تدور بالسقف. تفتح في السابعة وتغلق حين تنتهي آخر حكاية.',
    ],
    challenge: [
      'Coffee, sugar, elbows: four hundred guests a day.',
      'قهوة وسكر وأكواع: أربعمئة زبون في اليوم.',
    ],
    solution: [
      'Trays are tinned and can be hammered flat again; stands are pegged and replaced leg by leg.',
      'الصواني مبيضة وتُطرق من جديد إذا انبعجت، والحوامل معشقة تُستبدل رجلًا رجلًا.',
    ],
    quote: [
      'In one year we have replaced two legs. Both were my fault.',
      'في سنة كاملة استبدلنا رجلين، وكلاهما بسببي.',
    ],
    materials: [
      ['Brass', 'نحاس أصفر'],
      ['Walnut', 'خشب الجوز'],
      ['Blown glass', 'زجاج منفوخ'],
    ],
    highlights: [
      [
        ['Made next door', 'صُنعت في الجوار'],
        ['All metalwork within 300 metres', 'كل شغل النحاس على بعد ٣٠٠ متر'],
      ],
      [
        ['Repair drawer', 'درج الإصلاح'],
        ['Spare pegs and legs stay on site', 'خوابير وأرجل احتياطية في المكان'],
      ],
    ],
    products: ['nahhasin-tray-table', 'muayyad-pierced-lantern', 'thurayya-lantern-trio'],
  },
  {
    slug: 'siwa-desert-retreat',
    title: ['A desert retreat in Siwa', 'منتجع صحراوي في سيوة'],
    category: 'hospitality',
    date: '2025-04-12',
    location: ['Siwa Oasis', 'واحة سيوة'],
    client: ['Shali Garden Retreat', 'منتجع جنينة شالي'],
    area: 620,
    description: [
      'Salt-brick rooms lit by candles. We brought chests, beds and poufs; the oasis supplied olive wood, embroidery and silence.',
      'غرف من الكرشيف تضيئها الشموع. جئنا بالصناديق والأسرّة والبوفات، وأعطت الواحة خشب الزيتون والتطريز والسكوت.',
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
    products: ['siwa-blanket-chest', 'siwa-embroidered-pouf', 'sahar-table-lantern'],
  },
  {
    slug: 'garden-city-law-office',
    title: ['A law office in Garden City', 'مكتب محاماة في جاردن سيتي'],
    category: 'office',
    date: '2026-04-07',
    location: ['Garden City, Cairo', 'جاردن سيتي، القاهرة'],
    client: ['Mansour & Partners', 'منصور وشركاه'],
    area: 280,
    description: [
      'Partners desks in mahogany, a library for the reports since 1949, and a waiting room in which people lower their voices.',
      'مكاتب مزدوجة من الماهوجني ومكتبة لمجموعات الأحكام منذ ١٩٤٩ وغرفة انتظار يخفض الناس فيها أصواتهم.',
    ],
    challenge: [
      'The firm moved in while it kept working.',
      'انتقل المكتب وهو يعمل ولم يتوقف يومًا.',
    ],
    solution: [
      'We furnished one room each Friday for eleven weeks.',
      'فرشنا غرفة كل جمعة على مدى أحد عشر أسبوعًا.',
    ],
    quote: ['Clients touch the desk before they sign.', 'يلمس الموكلون المكتب قبل أن يوقعوا.'],
    materials: [
      ['Mahogany', 'خشب الماهوجني'],
      ['Vegetable-tanned leather', 'جلد مدبوغ نباتيًا'],
      ['Brass', 'نحاس أصفر'],
    ],
    highlights: [
      [
        ['Eleven Fridays', 'أحد عشر يوم جمعة'],
        ['Not one working day lost', 'لم يضع يوم عمل واحد'],
      ],
      [
        ['Quiet room', 'غرفة هادئة'],
        ['Lattice and linen instead of acoustic foam', 'مشربية وكتان بدل ألواح الفوم'],
      ],
    ],
    products: [
      'wazir-partners-desk',
      'dar-al-kutub-bookcase',
      'mudir-velvet-chair',
      'arshif-credenza',
    ],
  },
  {
    slug: 'smart-village-studio',
    title: ['A design studio in Smart Village', 'استوديو تصميم في القرية الذكية'],
    category: 'office',
    date: '2025-10-05',
    location: ['Smart Village, Giza', 'القرية الذكية، الجيزة'],
    client: ['Studio Zawya', 'استوديو زاوية'],
    area: 350,
    description: [
      'Thirty desks for people who draw all day. Beech tops, lattice screens between the teams, and one long table where they disagree.',
      'ثلاثون مكتبًا لناس يرسمون طول اليوم. أسطح زان وبرافانات مشربية بين الفرق وترابيزة طويلة يختلفون عليها.',
    ],
    challenge: ['Cables, and the wish not to see any.', 'الأسلاك، والرغبة في ألا يُرى منها شيء.'],
    solution: [
      'A channel of turned beads runs under every top: cables lie in it like thread on a bobbin.',
      'مجرى من الخرز المخروط تحت كل سطح، تستقر فيه الأسلاك كالخيط على البكرة.',
    ],
    quote: [
      'The first office where visitors photograph the underside of the desks.',
      'أول مكتب يصوّر زواره أسفل الترابيزات.',
    ],
    materials: [
      ['Beech', 'خشب الزان'],
      ['Akhmim linen', 'كتان أخميمي'],
    ],
    highlights: [
      [
        ['Thirty desks', 'ثلاثون مكتبًا'],
        ['Delivered in seven weeks', 'سُلّمت في سبعة أسابيع'],
      ],
      [
        ['Screens that move', 'برافانات متحركة'],
        ['Teams rearrange in ten minutes', 'تعيد الفرق ترتيبها في عشر دقائق'],
      ],
    ],
    products: ['warraq-small-desk', 'maktab-room-screen', 'katib-desk-chair'],
  },
  {
    slug: 'heliopolis-bookshop',
    title: ['A bookshop in Heliopolis', 'مكتبة بيع كتب في مصر الجديدة'],
    category: 'commercial',
    date: '2026-02-16',
    location: ['Korba, Heliopolis', 'الكوربة، مصر الجديدة'],
    client: ['Korba Books', 'كتب الكوربة'],
    area: 190,
    description: [
      'Arched shelves under the arcade, a children’s corner in a mashrabiya tent, reading tables that nobody is asked to leave.',
      'رفوف معقودة تحت البواكي وركن أطفال في خيمة مشربية وطاولات قراءة لا يُطلب من أحد أن يقوم عنها.',
    ],
    challenge: [
      'A listed building: not one nail in the walls.',
      'مبنى مسجل تراثيًا: لا مسمار في الحوائط.',
    ],
    solution: [
      'The shelves stand on their own feet and brace each other across the room.',
      'الرفوف تقف على أرجلها ويسند بعضها بعضًا عبر القاعة.',
    ],
    quote: [
      'Sales went up. More importantly, people stay.',
      'زادت المبيعات، والأهم أن الناس يبقون.',
    ],
    materials: [
      ['Walnut', 'خشب الجوز'],
      ['Beech', 'خشب الزان'],
    ],
    highlights: [
      [
        ['No nails', 'بلا مسامير'],
        ['Approved by the heritage office at first reading', 'وافق عليه مكتب التراث من أول مرة'],
      ],
      [
        ['Mashrabiya tent', 'خيمة المشربية'],
        ['For eight children, or one tired father', 'تتسع لثمانية أطفال أو لأب متعب'],
      ],
    ],
    products: [
      'dar-al-kutub-bookcase',
      'khazna-bookcase',
      'qari-reading-table',
      'naqada-ferka-pouf',
    ],
  },
  {
    slug: 'new-cairo-fabric-house',
    title: ['A fabric house in New Cairo', 'دار أقمشة في القاهرة الجديدة'],
    category: 'commercial',
    date: '2025-06-22',
    location: ['Fifth Settlement, New Cairo', 'التجمع الخامس، القاهرة الجديدة'],
    client: ['Nasij Fabric House', 'دار نسيج'],
    area: 240,
    description: [
      'A showroom for Akhmim and Naqada cloth with cutting tables in walnut and drawers labelled by village.',
      'معرض لأقمشة أخميم ونقادة بطاولات قص من الجوز وأدراج مكتوب عليها اسم كل قرية.',
    ],
    challenge: ['Cloth fades, and the shop faces south.', 'القماش يبهت، وواجهة المحل قبلية.'],
    solution: [
      'A second skin of lattice inside the glass cuts the sun by half and draws it on the floor.',
      'طبقة مشربية داخل الزجاج تكسر نصف الشمس وترسمها على الأرض.',
    ],
    quote: ['The window is now our best display.', 'صار الشباك أجمل ما في العرض.'],
    materials: [
      ['Walnut', 'خشب الجوز'],
      ['Brass', 'نحاس أصفر'],
      ['Akhmim linen', 'كتان أخميمي'],
    ],
    highlights: [
      [
        ['Sun screen', 'مشربية الشمس'],
        ['28 square metres of lattice', '٢٨ مترًا مربعًا من المشربية'],
      ],
      [
        ['180 drawers', '١٨٠ درجًا'],
        ['Each dovetailed by hand', 'كلها معشقة باليد'],
      ],
    ],
    products: ['suhaymi-console', 'khattat-console', 'lotus-khayameya-panel', 'najma-wall-sconce'],
  },
];
