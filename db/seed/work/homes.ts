import type { PortfolioSeed } from './portfolio-project.ts';

export const homes: readonly PortfolioSeed[] = [
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
      'الأسانسير لا يسع ما يزيد على ١٨٠ سم، ولم يرغب الملاك في ونش على الكورنيش.',
    ],
    solution: [
      'Every long piece was built to come apart at a joint that cannot be seen, and put together upstairs in two days by the men who made it.',
      'صُممت كل قطعة طويلة لتُفك عند وصلة لا تُرى، وركّبها في الشقة خلال يومين الرجال الذين صنعوها.',
    ],
    quote: [
      'Two days, no dust, and a table that nobody believes came up in the lift.',
      'يومان بلا غبار، وسفرة لا يصدّق أحد أنها صعدت في الأسانسير.',
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
        ['Everything went up in the lift', 'صعد كل شيء في الأسانسير'],
      ],
    ],
    products: [
      'qalawun-majlis-sofa',
      'ibn-tulun-dining-table',
      'diwan-writing-desk',
      'gamaliya-folding-screen',
      'sitt-wassila-armchair',
      'nahhasin-tray-table',
      'lotus-khayameya-panel',
      'magra-leather-pouf',
      'barquq-octagonal-table',
      'qurna-alabaster-lamp',
      'muayyad-pierced-lantern',
      'fuwwah-medallion-kilim',
      'tulun-dining-chair',
      'fustat-pottery-group',
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
      'nahhasin-tray-table',
      'aswan-bread-baskets',
      'fuwwah-medallion-kilim',
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
    products: [
      'azhar-banquet-table',
      'hikma-library-wall',
      'tulun-dining-chair',
      'warda-dresser',
      'muayyad-pierced-lantern',
      'fustat-pottery-group',
      'sahib-host-chair',
      'fuwwah-medallion-kilim',
    ],
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
      'مدرّسة على المعاش وستة آلاف كتاب وإطلالة على الكوبري. مكتبات منخفضة تحت الشبابيك تترك البحر في مكانه.',
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
        ['On 150 metres of shelf', 'على ١٥٠ مترًا من الرفوف'],
      ],
      [
        ['Winter visit', 'زيارة الشتاء'],
        ['Included in the price', 'ضمن السعر'],
      ],
    ],
    products: [
      'maqam-low-bookcase',
      'muallim-cane-chair',
      'qari-reading-table',
      'diwan-writing-desk',
      'zair-visitor-armchair',
      'fuwwah-medallion-kilim',
    ],
  },
];
