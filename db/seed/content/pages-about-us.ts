import type { PageSeed } from './page.ts';

export const pagesAboutUs: readonly PageSeed[] = [
  {
    page: 'about',
    blocks: [
      {
        section: 'story',
        title: ['A shop that knows its makers', 'متجر يعرف صنّاعه'],
        description: [
          'Fustat was Cairo’s first city and its quarter of kilns and benches. We took its name and a house in its streets.',
          'الفسطاط أول مدينة في القاهرة وحي أفرانها وورشها. أخذنا اسمها وبيتًا في شوارعها.',
        ],
        body: [
          'It began in 2014 with eleven chairs. Laila Abdelhadi was restoring a house in Al-Gamaliya and could not find a carpenter who still turned lattice by hand. She found one in Damietta, then his cousins, then the weaver who covered their chairs.\n\nToday we work with forty workshops between Damietta and Aswan. We draw together, we pay in full when the piece leaves the bench, and we write the maker’s name underneath. You buy from us; you know from whom.',
          'بدأت الحكاية عام ٢٠١٤ بأحد عشر كرسيًا. كانت ليلى عبد الهادي ترمم بيتًا في الجمالية ولم تجد نجارًا ما زال يخرط المشربية بيده. وجدت واحدًا في دمياط، ثم أولاد عمه، ثم الناسجة التي كست كراسيهم.\n\nنعمل اليوم مع أربعين ورشة بين دمياط وأسوان. نرسم معًا، وندفع كاملًا حين تغادر القطعة الورشة، ونكتب اسم الصانع أسفلها. تشتري منا، وتعرف ممن اشتريت.',
        ],
      },
      {
        section: 'values',
        title: ['What we hold to', 'ما نتمسك به'],
        description: ['Four habits, older than the shop.', 'أربع عادات أقدم من المتجر.'],
        items: [
          [
            ['Say what it is', 'نقول ما هو'],
            [
              'If it is beech, we call it beech. Shell is shell, and stain is called stain.',
              'إن كان زانًا قلنا زان. والصدف صدف، والصبغة اسمها صبغة.',
            ],
          ],
          [
            ['Pay the hand', 'حق اليد'],
            [
              'The workshop sets its price. We do not bargain over somebody’s week.',
              'الورشة تحدد سعرها، ونحن لا نساوم على أسبوع من عمر أحد.',
            ],
          ],
          [
            ['Make it to be repaired', 'يُصنع ليُصلح'],
            [
              'Every joint can be opened, every cover comes off, every lost bead can be turned again.',
              'كل وصلة تُفتح وكل غطاء يُخلع وكل خرزة تضيع تُخرط من جديد.',
            ],
          ],
          [
            ['Take the time', 'نأخذ وقتنا'],
            [
              'Eight weeks is eight weeks. We would rather tell you so than hurry a drying board.',
              'ثمانية أسابيع هي ثمانية أسابيع. نصارحك بها ولا نستعجل لوحًا لم يجف.',
            ],
          ],
        ],
      },
      {
        section: 'process',
        title: ['How a piece comes to be', 'كيف تولد القطعة'],
        description: [
          'From brown paper to your floor, in five steps and about two months.',
          'من الورق البني إلى أرض غرفتك، في خمس خطوات ونحو شهرين.',
        ],
        items: [
          [
            ['Drawing', 'الرسم'],
            ['By hand, at full size, on brown paper.', 'باليد، وبالحجم الكامل، على ورق بني.'],
          ],
          [
            ['Timber', 'الخشب'],
            ['Dried two years, cut from boards that match.', 'جُفف عامين، ويُقطع من ألواح متآلفة.'],
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
              'زيت وشمع، ثلاث طبقات بين كل منها يوم.',
            ],
          ],
          [
            ['Your house', 'بيتك'],
            ['Carried in, levelled, looked at together.', 'نحمله ونضبطه وننظر إليه معًا.'],
          ],
        ],
      },
      {
        section: 'recognition',
        title: ['Recognition', 'تقدير نعتز به'],
        body: [
          'Our best prize is a chair that came back after nine years for new linen, with a note: same colour, please. The others hang in the corridor behind the kitchen.',
          'أحسن جوائزنا كرسي عاد إلينا بعد تسع سنوات ليُكسى من جديد ومعه ورقة: اللون نفسه من فضلكم. أما بقية الجوائز فمعلقة في الطرقة خلف المطبخ.',
        ],
      },
      {
        section: 'showroom',
        title: ['The showroom in Fustat', 'معرضنا في الفسطاط'],
        description: [
          'An old house with a courtyard, sixty pieces and strong tea. Saturday to Thursday, 9am to 6pm.',
          'بيت قديم بفناء وستون قطعة وشاي ثقيل. من السبت إلى الخميس، من ٩ صباحًا إلى ٦ مساءً.',
        ],
        body: [
          'Sit on everything. Open the drawers, look underneath, ask who made it. Take wood and cloth samples home for two weeks.',
          'اجلس على كل شيء، وافتح الأدراج، وانظر من الأسفل، واسأل من صنعه. وخذ عينات الخشب والقماش إلى بيتك أسبوعين.',
        ],
      },
    ],
  },
  {
    page: 'custom-service',
    blocks: [
      {
        section: 'intro',
        title: ['Furniture drawn for your room', 'أثاث يُرسم لغرفتك'],
        description: [
          'Custom furniture, interior design, restoration and consultation, with the workshops that make our own pieces.',
          'أثاث حسب الطلب وتصميم داخلي وترميم واستشارات، مع الورش التي تصنع قطعنا.',
        ],
        body: [
          'Tell us about the room, the people in it and what you wish for. Add up to five pictures: the corner, a sketch, something you saw and liked. We answer within 48 hours.',
          'احكِ لنا عن الغرفة وأهلها وما تتمناه. وأضف حتى خمس صور: الركن أو رسمة أو شيئًا رأيته فأعجبك. نرد خلال ٤٨ ساعة.',
        ],
      },
      {
        section: 'process',
        title: ['Five steps', 'خمس خطوات'],
        description: [
          'From your first message to the day we carry it in.',
          'من رسالتك الأولى إلى يوم ندخل به بيتك.',
        ],
        items: [
          [
            ['You write', 'تكتب لنا'],
            ['The form below takes ten minutes.', 'النموذج أدناه يأخذ عشر دقائق.'],
          ],
          [
            ['We visit', 'نزورك'],
            [
              'We measure in Cairo and Giza ourselves; elsewhere we guide you by telephone.',
              'نقيس بأنفسنا في القاهرة والجيزة، ونرشدك هاتفيًا في غيرهما.',
            ],
          ],
          [
            ['We draw', 'نرسم'],
            [
              'Two proposals with wood samples and a fixed price.',
              'اقتراحان مع عينات خشب وسعر ثابت.',
            ],
          ],
          [
            ['The workshop makes', 'تصنع الورشة'],
            [
              '8 to 12 weeks, with pictures from the bench every second week.',
              'من ٨ إلى ١٢ أسبوعًا، مع صور من الورشة كل أسبوعين.',
            ],
          ],
          [
            ['We bring it', 'نأتي به'],
            [
              'Carried in, assembled, adjusted. You pay on delivery as agreed in the offer.',
              'نحمله ونركبه ونضبطه، وتدفع عند الاستلام كما ورد في العرض.',
            ],
          ],
        ],
      },
      {
        section: 'questions',
        title: ['Before you ask', 'قبل أن تسأل'],
        description: [
          'What most people want to know before they write.',
          'ما يحب أكثر الناس أن يعرفوه قبل أن يكتبوا.',
        ],
        items: [
          [
            ['Does the first meeting cost anything?', 'هل للقاء الأول مقابل؟'],
            [
              'No. The first consultation and the first sketch are free.',
              'لا. الاستشارة الأولى والرسم الأول مجانًا.',
            ],
          ],
          [
            ['Can a custom piece be returned?', 'هل تُرجع القطعة الخاصة؟'],
            [
              'Only if it is defective. That is why we show you samples and drawings before the first cut.',
              'إذا كان بها عيب فقط. ولهذا نريك العينات والرسومات قبل أول قطعة منشار.',
            ],
          ],
          [
            ['Do you work with designers and hotels?', 'هل تعملون مع المصممين والفنادق؟'],
            [
              'Gladly. Send the plans; we quote by room and deliver in stages.',
              'بكل سرور. أرسل المخططات، ونسعّر بالغرفة ونسلّم على مراحل.',
            ],
          ],
        ],
      },
    ],
  },
];
