import type { PortfolioSeed } from './portfolio-project.ts';

export const workplaces: readonly PortfolioSeed[] = [
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
      'katib-desk-chair',
      'gamaliya-folding-screen',
      'qurna-alabaster-lamp',
      'fayoum-storage-baskets',
      'fuwwah-medallion-kilim',
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
      'ثلاثون مكتبًا لمن يرسمون طوال اليوم. أسطح زان وبرافانات مشربية بين الفرق وترابيزة طويلة يختلفون عليها.',
    ],
    challenge: ['Cables, and the wish not to see any.', 'الأسلاك، والرغبة في ألا يُرى منها شيء.'],
    solution: [
      'A channel of turned beads runs under every top: cables lie in it like thread on a bobbin.',
      'مجرى من الخرز المخروط تحت كل سطح، تستقر فيه الأسلاك كالخيط على البكرة.',
    ],
    quote: [
      'The first office where visitors photograph the underside of the desks.',
      'أول مكتب يصوّر زواره الترابيزات من أسفلها.',
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
    date: '2026-07-16',
    location: ['Korba, Heliopolis', 'الكوربة، مصر الجديدة'],
    client: ['Korba Books', 'كتب الكوربة'],
    area: 190,
    description: [
      'Arched shelves under the arcade, a children’s corner in a mashrabiya tent, reading tables that nobody is asked to leave.',
      'رفوف معقودة تحت البواكي وركن أطفال في خيمة مشربية وترابيزات قراءة لا يُطلب من أحد أن يقوم عنها.',
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
      'darb-small-table',
      'sultan-leather-chair',
      'muayyad-pierced-lantern',
      'ghouriya-velvet-pouf',
      'fuwwah-medallion-kilim',
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
      'معرض لأقمشة أخميم ونقادة بترابيزات قص من الجوز وأدراج يحمل كل منها اسم قرية.',
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
