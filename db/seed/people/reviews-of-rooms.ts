import type { ReviewsOf } from './review.ts';

export const reviewsOfRooms: ReviewsOf = {
  'qalawun-majlis-sofa': [
    [
      'mariam',
      5,
      'الخشب تقيل وريحته جميلة، والمشربية شغل يد حقيقي مش مكن. وصلت بعد سبع أسابيع زي ما قالوا بالظبط.',
    ],
    [
      'james',
      5,
      'Solid as a boat. The men who delivered it had also made it, and showed my son how the arms are pegged.',
    ],
    [
      'sherif',
      4,
      'Beautiful sofa. One of the cushions had a loose thread; they sent a new cover within the week.',
    ],
    ['rania', 5, 'أحلى قطعة في البيت. كل ضيف بيسأل عليها.'],
    ['clara', 4, 'Firmer than I expected, which my back has come to appreciate.'],
  ],
  'rawda-two-seat-sofa': [
    [
      'aya',
      5,
      'Fits our tiny salon in Dokki. The teal is deeper than in the picture, in a good way.',
    ],
    ['hossam', 4, 'مريحة جدًا، بس كنت أتمنى ألوان قطيفة أكتر.'],
    ['peter', 5, 'Came up four floors of narrow stairs without a scratch.'],
  ],
  'sitt-wassila-armchair': [
    ['salma', 5, 'بقرأ فيه كل ليلة. الظهر مظبوط والمسند عرضه يشيل كوباية الشاي.'],
    ['daniel', 5, 'I bought one, then the second. They will have to be separated in my will.'],
    ['leila', 4, 'Lovely work. A little deep for short legs, a pouf solves it.'],
    ['mahmoud', 3, 'الشغل حلو لكن التسليم اتأخر عشر أيام عن الميعاد. كلموني واعتذروا.'],
    ['ines', 5, 'The linen is the real thing, cool in summer.'],
  ],
  'magra-leather-armchair': [
    [
      'tarek',
      5,
      'Smells like a saddler’s. After eight months it is already darker where the arms rest.',
    ],
    ['khaled', 4, 'جلد طبيعي محترم. محتاج تغذية بالكريم كل كام شهر.'],
  ],
  'barquq-octagonal-table': [
    ['fatma', 5, 'كان عند جدتي واحدة زيها وضاعت. دي رجعتلي ذكريات البيت القديم.'],
    [
      'sophie',
      5,
      'Every triangle of shell is slightly different. I count them when I am on the phone.',
    ],
    ['youssef', 5, 'Packed like an egg, arrived perfect. Signature underneath, as promised.'],
    ['heba', 4, 'تحفة، بس أصغر من ما تخيلت. راجعوا المقاسات كويس.'],
  ],
  'amir-coffee-table': [
    ['hana', 4, 'Elegant and sturdy. I ordered the glass top as well and would do so again.'],
    ['amr', 5, 'شغل صدف نضيف ومفيش حتة بايظة.'],
  ],
  'nahhasin-tray-table': [
    ['girgis', 5, 'الصينية تقيلة وصوتها حلو. بنشرب عليها الشاي كل يوم في البلكونة.'],
    [
      'clara',
      5,
      'The stand folds behind the door and the tray hangs on the wall. Perfect for a small flat.',
    ],
    ['tamer', 4, 'ممتازة، لكن النحاس محتاج تلميع لو بتحب اللمعة.'],
    ['daniel', 4, 'A bit wobbly until you learn how the six legs want to stand. Then rock solid.'],
  ],
  'suhaymi-console': [
    ['nesma', 5, 'المدخل بقى حاجة تانية خالص. الأدراج بتتفتح بنعومة غريبة.'],
    ['sherif', 5, 'Even the back is finished. Who does that any more?'],
  ],
  'muizz-media-sideboard': [
    ['peter', 4, 'The remote really works through the lattice. Cable holes could be larger.'],
    ['salma', 5, 'أخيرًا وحدة تلفزيون شكلها مش وحدة تلفزيون.'],
  ],
  'gamaliya-folding-screen': [
    [
      'sophie',
      5,
      'At four in the afternoon my floor becomes a mosque courtyard. Worth every week of waiting.',
    ],
    ['hossam', 5, 'دقة الخرط مش طبيعية. قعدت أعد الخرز مع ولادي.'],
    ['ines', 5, 'We use it between bed and desk. It hides everything and closes nothing.'],
  ],
  'fuwwah-medallion-kilim': [
    ['rania', 5, 'الألوان في الحقيقة أدفا من الصورة، والصوف متين.'],
    ['james', 4, 'Handsome and heavy. It needed two weeks to lie completely flat.'],
    ['leila', 5, 'Both faces are equally good, so I turn it with the seasons.'],
  ],
  'magra-leather-pouf': [
    ['aya', 5, 'My toddler, the cat and I take turns.'],
    ['khaled', 5, 'خياطة قوية والجلد أصلي. طلبت واحد تاني هدية لأختي.'],
    ['hana', 3, 'Good leather, but the smell took a month to go. It is gone now.'],
    ['mariam', 4, 'حلو ومتين. لونه العسلي أغمق شوية من الصورة.'],
  ],
  'mandara-coffee-chest': [
    ['tarek', 5, 'Blankets inside, feet on top. The lid closes slowly enough for small fingers.'],
  ],
  'shagarat-al-durr-bed': [
    ['heba', 5, 'ظهر السرير لوحة. مفيش أي صوت لما بتتقلب، وده كان أهم حاجة عندي.'],
    ['youssef', 5, 'Five pieces, two men, forty minutes. Not a creak in six months.'],
    ['fatma', 5, 'استنينا تسع أسابيع وكانت تستاهل.'],
    ['clara', 4, 'Magnificent headboard. Dusting it is a meditation.'],
  ],
  'manial-beech-bed': [
    ['amr', 4, 'بسيط وأنيق وسعره معقول. ريحة زيت الكتان حلوة.'],
    ['peter', 5, 'Exactly as described, including the smell of linseed for a week.'],
    ['nesma', 5, 'خشب مليان فعلًا، والتركيب كان مجانًا.'],
  ],
  'rashid-single-bed': [
    ['leila', 5, 'Two of them for the twins. Rounded edges, as a mother I thank you.'],
    ['mahmoud', 4, 'متين ومناسب للأولاد. طلبنا الحاجز وركبوه في دقيقتين.'],
  ],
  'qamar-nightstand': [
    ['sophie', 5, 'The cedar bottom is a lovely surprise every time I open the drawer.'],
    ['girgis', 4, 'جميل جدًا. ياريت كان أعلى شوية لأن المرتبة عندنا عالية.'],
    ['hana', 5, 'Bought the pair. They asked which side the doors should open. Details.'],
  ],
  'nada-nightstand': [
    ['tamer', 4, 'سعره كويس وخشبه حقيقي.'],
    ['ines', 4, 'Simple and honest. The little rail has already saved one glass of water.'],
  ],
  'bab-zuweila-wardrobe': [
    [
      'sherif',
      5,
      'It came as panels and became a building. Clothes no longer smell of closed wardrobe.',
    ],
    ['rania', 5, 'فخم من غير ما يكون تقيل على العين. المفتاح النحاس لوحده حكاية.'],
  ],
  'mansoura-beech-wardrobe': [
    [
      'daniel',
      4,
      'Roomy and calm. One door needed adjusting after a month; they came the next day.',
    ],
    ['salma', 2, 'وصل فيه خدش في الضلفة من جوه. غيروها لكن استنيت أسبوعين.'],
  ],
  'arousa-bridal-chest': [
    ['mariam', 5, 'طلبته لجهازي وكتبوا اسمي وتاريخ الفرح بالصدف. ماما عيطت.'],
    ['james', 5, 'A museum piece with a working lock.'],
  ],
  'hawanem-dressing-mirror': [
    ['aya', 5, 'Leans in the corner and makes the room twice as large.'],
    ['khaled', 4, 'المراية ممتازة والبرواز شغل عالي.'],
  ],
  'naqada-ferka-pouf': [
    ['nesma', 5, 'ألوان الفركة مبهجة والغطا بيتغسل بسهولة.'],
    ['peter', 4, 'Good height for the dressing table.'],
  ],
  'arish-bedside-runner': [
    ['leila', 5, 'Found the weaver’s sign in the corner: a tiny bird. I say good morning to it.'],
  ],
};
