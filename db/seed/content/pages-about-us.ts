import type { PageSeed } from './page.ts';

export const pagesAboutUs: readonly PageSeed[] = [
  {
    page: 'about',
    blocks: [
      {
        section: 'intro',
        title: ['A shop that knows its makers', 'متجر يعرف صنّاعه'],
        description: [
          'Fustat was Cairo’s first city, a quarter of kilns, looms and benches. We took its name, and a house in its streets.',
          'الفسطاط أول مدن القاهرة، وحي الأفران والأنوال والورش. أخذنا اسمها، وبيتًا في شوارعها.',
        ],
      },
      {
        section: 'story',
        kind: 'split',
        picture: 'workshop',
        title: ['It began with eleven chairs', 'بدأت الحكاية بأحد عشر كرسيًا'],
        body: [
          'In 2014 Laila Abdelhadi was restoring a house in Al-Gamaliya and could not find a carpenter who still turned lattice by hand. She found one in Damietta, then his cousins, then the weaver who covered their chairs. The eleven that were left over stood in her hall, and visitors kept asking for the price.\n\nToday we work with workshops from Damietta to Aswan. We draw together, we pay in full when a piece leaves the bench, and we write the maker’s name underneath. You buy from us; you know from whom.',
          'في عام ٢٠١٤ كانت ليلى عبد الهادي ترمم بيتًا في الجمالية ولم تجد نجارًا ما زال يخرط المشربية بيده. وجدت واحدًا في دمياط، ثم أولاد عمه، ثم الناسجة التي كست كراسيهم. وبقي منها أحد عشر كرسيًا في صالة بيتها، وكل ضيف يسأل عن ثمنها.\n\nنعمل اليوم مع ورش من دمياط إلى أسوان. نرسم معًا، وندفع الثمن كاملًا حين تخرج القطعة من الورشة، ونكتب اسم الصانع أسفلها. تشتري منا، وتعرف ممن اشتريت.',
        ],
      },
      {
        section: 'values',
        kind: 'cards',
        title: ['What we hold to', 'ما نتمسك به'],
        description: ['Four habits, older than the shop.', 'أربع عادات أقدم من المتجر.'],
        items: [
          [
            ['Say what it is', 'نسمّي الشيء باسمه'],
            [
              'If it is beech, we call it beech. Shell is shell, and stain is called stain.',
              'إن كان زانًا قلنا زان. والصدف صدف، والصبغة اسمها صبغة.',
            ],
          ],
          [
            ['Pay the hand', 'حق اليد أولًا'],
            [
              'The workshop sets its price. We do not bargain over somebody’s week.',
              'الورشة تحدد سعرها، ونحن لا نفاصل على أسبوع من عمر أحد.',
            ],
          ],
          [
            ['Make it to be repaired', 'نصنعه ليسهل إصلاحه'],
            [
              'Every joint can be opened, every cover comes off, every lost bead can be turned again.',
              'كل وصلة تُفتح، وكل كسوة تُخلع، وكل خرزة تضيع تُخرط من جديد.',
            ],
          ],
          [
            ['Take the time', 'كل شيء في وقته'],
            [
              'Eight weeks is eight weeks. We would rather tell you so than hurry a drying board.',
              'ثمانية أسابيع تعني ثمانية أسابيع. نصارحك بها ولا نستعجل لوحًا لم يجف.',
            ],
          ],
        ],
      },
      {
        section: 'process',
        kind: 'steps',
        title: ['How a piece comes to be', 'كيف تولد القطعة'],
        description: [
          'From brown paper to your floor, in five steps and about two months.',
          'من الورق البني إلى أرض غرفتك، في خمس خطوات ونحو شهرين.',
        ],
        items: [
          [
            ['Drawing', 'الرسم'],
            [
              'By hand, at full size, on brown paper. Whoever will make it stands beside.',
              'باليد، وبالحجم الكامل، على ورق بني. ومن سيصنعها واقف يشارك.',
            ],
          ],
          [
            ['Timber', 'الخشب'],
            [
              'Dried two years, cut from boards that match.',
              'خشب جُفّف عامين، يُقطع من ألواح متآلفة.',
            ],
          ],
          [
            ['Bench', 'الورشة'],
            [
              'Joinery first, then lattice, carving or inlay.',
              'النجارة أولًا، ثم المشربية أو الحفر أو التطعيم.',
            ],
          ],
          [
            ['Finish', 'التشطيب'],
            [
              'Oil and wax, three coats, a day between each.',
              'زيت وشمع، ثلاث طبقات بين كل واحدة وأختها يوم.',
            ],
          ],
          [
            ['Your house', 'بيتك'],
            ['Carried in, levelled, looked at together.', 'نحملها ونضبطها وننظر إليها معًا.'],
          ],
        ],
      },
      {
        section: 'team',
        kind: 'text',
        title: ['Who answers you', 'من يرد عليك'],
        description: [
          'Twenty-six people in Fustat. Some of them you will meet at your door.',
          'ستة وعشرون شخصًا في الفسطاط، وبعضهم ستلقاه عند باب بيتك.',
        ],
      },
      {
        section: 'recognition',
        kind: 'facts',
        title: ['Recognition', 'محطات نعتز بها'],
        description: [
          'Our best prize is a chair that came back after nine years for new linen, with a note: same colour, please.',
          'أحسن جوائزنا كرسي عاد بعد تسع سنوات ليُكسى من جديد، ومعه ورقة: اللون نفسه من فضلكم.',
        ],
        items: [
          [
            ['2016', '٢٠١٦'],
            [
              'The first hotel: eight rooms above the souk in Aswan.',
              'أول فندق: ثماني غرف فوق سوق أسوان.',
            ],
          ],
          [
            ['2019', '٢٠١٩'],
            [
              'The Old Cairo trades’ prize for a mashrabiya wall without a single nail.',
              'جائزة صنايعية مصر القديمة عن حائط مشربية ليس فيه مسمار واحد.',
            ],
          ],
          [
            ['2022', '٢٠٢٢'],
            [
              'Our apprentice school opens: two paid years at the lathe, and twelve have stayed.',
              'افتتحنا مدرسة المتدربين: عامان بأجر على المخرطة، وبقي معنا اثنا عشر.',
            ],
          ],
          [
            ['2025', '٢٠٢٥'],
            [
              'The first year in which every invoice of every workshop was paid on time.',
              'أول سنة تُدفع فيها كل فاتورة لكل ورشة في موعدها.',
            ],
          ],
        ],
      },
      {
        section: 'showroom',
        kind: 'split',
        picture: 'showroom',
        title: ['The showroom in Fustat', 'معرضنا في الفسطاط'],
        description: [
          'An old house with a courtyard, sixty pieces and strong tea. Saturday to Thursday, 9am-6pm.',
          'بيت قديم بفناء، وستون قطعة، وشاي ثقيل. من السبت إلى الخميس، من ٩ صباحًا إلى ٦ مساءً.',
        ],
        body: [
          'Sit on everything. Open the drawers, look underneath, ask who made it. Take samples of wood and cloth home; if you come for one piece in particular, ring the day before and it will stand there.\n\nAl-Fustat Crafts Quarter, Old Cairo, five minutes on foot from Mar Girgis station.',
          'اجلس على كل شيء، وافتح الأدراج، وانظر من تحت، واسأل من صنعه. وخذ عينات الخشب والقماش إلى بيتك. وإن كنت قادمًا من أجل قطعة بعينها فاتصل قبلها بيوم تجدها في انتظارك.\n\nحي الفسطاط للحِرف، مصر القديمة، على خمس دقائق مشيًا من محطة مار جرجس.',
        ],
      },
    ],
  },
  {
    page: 'our-team',
    blocks: [
      {
        section: 'intro',
        title: ['The people behind the pieces', 'الناس وراء القطع'],
        description: [
          'They draw, cut, weave, polish, carry and answer the telephone. Ask for them by name.',
          'يرسمون ويقطعون وينسجون ويلمّعون ويحملون ويردون على الهاتف. اسأل عنهم بالاسم.',
        ],
      },
      {
        section: 'workshops',
        kind: 'split',
        picture: 'workshop-whole',
        title: ['And the workshops', 'ومعهم الورش'],
        body: [
          'Most of the hands that make our furniture do not work in our house but in their own: turners in Damietta, inlayers behind Khan el-Khalili, weavers in Akhmim, alabaster carvers in Luxor. Every piece carries the name of its workshop, and every workshop has a page of its own here.\n\nIf you make something that belongs beside theirs, show us. We look at everything.',
          'معظم الأيدي التي تصنع أثاثنا لا تعمل في بيتنا بل في بيوتها: خراطون في دمياط، وصدفجية خلف خان الخليلي، ونساجون في أخميم، ونحاتو ألباستر في الأقصر. على كل قطعة اسم ورشتها، ولكل ورشة صفحتها هنا.\n\nوإن كنت تصنع شيئًا مكانه بجوارهم فأرنا إياه. نحن ننظر إلى كل شيء.',
        ],
      },
    ],
  },
  {
    page: 'partners',
    blocks: [
      {
        section: 'intro',
        title: ['The company we keep', 'من نعمل معهم'],
        description: [
          'Looms, timber yards, metal workers, designers and hosts. Some supply us, some we supply, all of them we would recommend to a friend.',
          'أنوال ومخازن أخشاب ونحّاسون ومصممون وأصحاب فنادق. منهم من يورّد لنا ومنهم من نورّد له، وكلهم نرشحهم لصديق.',
        ],
      },
      {
        section: 'become',
        kind: 'text',
        title: ['Work with us', 'اعمل معنا'],
        description: [
          'Architects and designers get drawings, samples and prices by project.',
          'للمهندسين والمصممين رسومات وعينات وأسعار بحسب المشروع.',
        ],
        body: [
          'Workshops, write to us with pictures of three pieces and where you work. Hotels and restaurants, send the plan and the opening day; we answer with a sample chair and a date we can keep.',
          'أصحاب الورش: راسلونا بصور ثلاث قطع وعنوان الورشة. أصحاب الفنادق والمطاعم: أرسلوا المخطط ويوم الافتتاح، ونرد بكرسي عينة وموعد نلتزم به.',
        ],
      },
    ],
  },
];
