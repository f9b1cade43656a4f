type Status = 'new' | 'in_review' | 'invited' | 'hired' | 'declined';

/** A CV of one page. In English, as applicants of either language usually send it. */
export interface Cv {
  name: string;
  headline: string;
  home: string;
  work: readonly string[];
  training: readonly string[];
  skills: readonly string[];
}

/** A person who applied for one of the openings of the demo. */
export interface Applicant {
  name: string;
  mailbox: string;
  /** The English title of the opening. */
  position: string;
  locale: 'en' | 'ar';
  status: Status;
  hoursAgo: number;
  message: string | null;
  /** Internal notes of staff about the application. */
  notes: string | null;
  cv: Cv;
}

const day = 24;

export const applicants: readonly Applicant[] = [
  {
    name: 'يوسف رمضان سعيد',
    mailbox: 'youssef.ramadan',
    position: 'Apprentice in mashrabiya',
    locale: 'ar',
    status: 'new',
    hoursAgo: 5,
    message:
      'عمري ١٩ سنة وأسكن في السيدة زينب، وحصلت هذا العام على دبلوم الصناعات، قسم النجارة. عملت صيفين مع خالي في ورشة أبواب وشبابيك بالدرب الأحمر، فأجيد القياس والتقطيع، أما المخرطة فلم أقف عليها بعد.\n\nزرت معرضكم ووقفت أعدّ خرز المشربية حتى أُغلق الباب. أستطيع أن أبدأ من أول الشهر.',
    notes: null,
    cv: {
      name: 'Youssef Ramadan Saeed',
      headline: 'Joinery graduate, 19 years old',
      home: 'Sayeda Zeinab, Cairo',
      work: [
        'Summers of 2024 and 2025: helper in a workshop for doors and windows,',
        'El-Darb El-Ahmar. Measuring, cutting, sanding, fitting hinges.',
      ],
      training: ['2023-2026: Industrial diploma, joinery, Cairo'],
      skills: ['Hand saw, plane and chisel', 'Arabic; some English', 'On time since 2007'],
    },
  },
  {
    name: 'Salma Adel Farouk',
    mailbox: 'salma.adel',
    position: 'Showroom adviser',
    locale: 'en',
    status: 'new',
    hoursAgo: 29,
    message:
      'For four years I have shown visitors around the Museum of Islamic Art, most of them in front of minbars and doors. People ask me where one can still buy work like this, and I send them to you.\n\nI would like to be there when they arrive. I speak Arabic and English every day and enough French to be polite.',
    notes: null,
    cv: {
      name: 'Salma Adel Farouk',
      headline: 'Museum guide',
      home: 'Manial, Cairo',
      work: [
        'Since 2022: guide, Museum of Islamic Art, Bab El-Khalq. Groups in Arabic and English.',
        '2020-2022: bookshop in Zamalek, sales and orders of customers.',
      ],
      training: ['2016-2020: BA in Islamic archaeology, Cairo University'],
      skills: ['Arabic, English, basic French', 'Woodwork of the Mamluk period', 'Till and stock'],
    },
  },
  {
    name: 'Mariam Nashed Habib',
    mailbox: 'mariam.nashed',
    position: 'Furniture draughtsperson',
    locale: 'en',
    status: 'in_review',
    hoursAgo: 4 * day,
    message:
      'Five years of shop drawings for a kitchen maker have taught me to draw what can be built on a Tuesday. I miss solid wood and joints that one can see.\n\nMy CV lists three pieces that I drew and then followed through the workshop. I can bring the drawings, with the mistakes.',
    notes: 'Clear, honest drawings. The technical office looks at the three pieces on Sunday.',
    cv: {
      name: 'Mariam Nashed Habib',
      headline: 'Draughtsperson for joinery',
      home: 'Shubra, Cairo',
      work: [
        'Since 2021: shop drawings and cutting lists, kitchen maker, 10th of Ramadan.',
        '2019-2021: junior draughtsperson, exhibition stands, Nasr City.',
        'Drawn and followed to the end: a stair of beech, a pharmacy of oak, a folding table.',
      ],
      training: [
        '2014-2019: BSc in applied arts, interior design and furniture, Helwan University',
      ],
      skills: [
        'AutoCAD, SolidWorks, pencil',
        'Dovetail, mitre, mortise and tenon',
        'Arabic, English',
      ],
    },
  },
  {
    name: 'حسن عبد العال',
    mailbox: 'hassan.abdelaal',
    position: 'Upholsterer',
    locale: 'ar',
    status: 'in_review',
    hoursAgo: 6 * day,
    message:
      'منجّد من دمياط، سبع سنوات في الصالونات المذهّبة والفوتيهات. أشد السوست باليد وأعرف شعر الخيل من أيام والدي رحمه الله. السفر إلى الصعيد لا يزعجني، والموسم كله متاح عندي.\n\nصور القطع الثلاث أحضرها معي أو أرسلها على واتساب.',
    notes: 'ننتظر صور القطع الثلاث.',
    cv: {
      name: 'Hassan Abdelaal',
      headline: 'Upholsterer, second generation',
      home: 'Damietta',
      work: [
        'Since 2019: own bench in a shared workshop, Damietta. Gilded salons, armchairs, headboards.',
        '2014-2019: with his father, upholstery of boats and cafes, Ras El-Bar.',
      ],
      training: ['2014: Secondary school, Damietta'],
      skills: ['Hand-tied springs, horsehair, linen', 'Deep buttoning', 'Arabic'],
    },
  },
  {
    name: 'Omar Tharwat',
    mailbox: 'omar.tharwat',
    position: 'Furniture draughtsperson',
    locale: 'en',
    status: 'invited',
    hoursAgo: 9 * day,
    message:
      'I draw for a restorer in Old Cairo, ten minutes on foot from your gate. Most of my drawings are of things that somebody else made two hundred years ago, so I have learned to measure twice and to guess last. I would now like to draw something new.',
    notes: 'Comes on Tuesday at 11 for a day in the workshop. Ask for the drawings of the pulpit.',
    cv: {
      name: 'Omar Tharwat',
      headline: 'Survey and detail drawings of old woodwork',
      home: 'Old Cairo',
      work: [
        'Since 2023: draughtsperson for a restorer of woodwork, Old Cairo.',
        '2020-2023: site architect, two houses in Fayoum, doors and built-in cupboards.',
      ],
      training: ['2015-2020: BSc in architecture, Ain Shams University'],
      skills: ['AutoCAD, Rhino, hand survey', 'Inlay and turned work', 'Arabic, English'],
    },
  },
  {
    name: 'نهى مصطفى الجمل',
    mailbox: 'noha.elgamal',
    position: 'Apprentice in mashrabiya',
    locale: 'ar',
    status: 'invited',
    hoursAgo: 12 * day,
    message:
      'درست التربية الفنية وأخرط الخشب في البيت على مخرطة صغيرة اشتريتها مستعملة منذ عامين. أعرف أن الورش قلّما تستقبل بنات، وأعرف أيضًا أن الخرزة لا تسأل عمّن خرطها.\n\nأرفقت السيرة الذاتية، ومعي علبة فيها مئة خرزة من شغلي.',
    notes: 'Her box of beads is on the shelf in the office: even to half a millimetre.',
    cv: {
      name: 'Noha Mostafa El-Gamal',
      headline: 'Art teacher who turns wood, 23 years old',
      home: 'Imbaba, Giza',
      work: ['Since 2025: art teacher, preparatory school, Imbaba. Clubs for paper and wood.'],
      training: [
        '2021-2025: BA in art education, Helwan University',
        '2024: four weeks of turning with a master in El-Gamaliya',
      ],
      skills: ['Small lathe at home, two years', 'Geometric drawing', 'Arabic; good English'],
    },
  },
  {
    name: 'رجب السيد عوض',
    mailbox: 'ragab.awad',
    position: 'Upholsterer',
    locale: 'ar',
    status: 'hired',
    hoursAgo: 41 * day,
    message:
      'أسطى تنجيد من كفر البطيخ بدمياط، ثلاث وعشرون سنة في المهنة، آخرها فندقان في الأقصر. معي مساعدان نعمل معًا منذ تسع سنوات. أكتب بخط ابنتي لأن خطي لا يُقرأ، أما غرزتي فتُقرأ.',
    notes: 'Starts with both assistants on the first of the month. Contract signed.',
    cv: {
      name: 'Ragab El-Sayed Awad',
      headline: 'Master upholsterer',
      home: 'Kafr El-Battikh, Damietta',
      work: [
        '2024-2026: two hotels in Luxor, 310 chairs and 64 sofas, with two assistants.',
        '2010-2024: foreman in an upholstery workshop, Damietta.',
        '2003-2010: upholsterer, Damietta.',
      ],
      training: ['Learned from Usta Fathy Shalaby, Damietta'],
      skills: ['Everything from webbing to welt', 'Leads a bench of three', 'Arabic'],
    },
  },
  {
    name: 'Jonas Lindqvist',
    mailbox: 'jonas.lindqvist',
    position: 'Showroom adviser',
    locale: 'en',
    status: 'declined',
    hoursAgo: 26 * day,
    message:
      'I moved from Malmö to Maadi in spring and sold Scandinavian chairs for six years before that. My Arabic reaches as far as the bakery, and I am taking lessons.',
    notes: 'Charming, but half of our visitors speak Arabic only. May write again next year.',
    cv: {
      name: 'Jonas Lindqvist',
      headline: 'Furniture sales',
      home: 'Maadi, Cairo',
      work: ['2019-2025: adviser in a furniture shop, Malmö. Chairs, tables, lighting.'],
      training: ['2016-2019: BA in design history, Lund University'],
      skills: ['Swedish, English, German; Arabic for beginners', 'Wood and finishes'],
    },
  },
  {
    name: 'عبد الرحمن شعبان',
    mailbox: 'abdelrahman.shaaban',
    position: 'Apprentice in mashrabiya',
    locale: 'ar',
    status: 'declined',
    hoursAgo: 33 * day,
    message: null,
    notes: 'Is 34; the fund pays apprentices up to 24. Told him of the evening course.',
    cv: {
      name: 'Abdelrahman Shaaban',
      headline: 'Driver and hobby carpenter',
      home: 'Helwan, Cairo',
      work: ['Since 2015: driver for a spare parts dealer, Helwan.'],
      training: ['2010: Commercial diploma, Helwan'],
      skills: ['Repairs of furniture at home', 'Driving licence, first degree', 'Arabic'],
    },
  },
];
