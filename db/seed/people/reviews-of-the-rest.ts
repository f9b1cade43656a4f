import type { ReviewsOf } from './review.ts';

export const reviewsOfTheRest: ReviewsOf = {
  'ibn-tulun-dining-table': [
    ['hossam', 5, 'السطح من جذع واحد فعلًا، العروق ماشية مع بعض. العيلة كلها بتتجمع عليه كل جمعة.'],
    ['sophie', 5, 'Survived a fondue, two birthdays and my brother’s elbows.'],
    ['tarek', 4, 'Superb table. I would have liked felt under the feet from the start.'],
    ['heba', 5, 'شغل يتورّث.'],
  ],
  'azhar-banquet-table': [
    ['girgis', 5, 'قعدنا عليها ١٤ في العيد ومحدش اتزنق.'],
    ['youssef', 5, 'Three men to carry, one family to fill. No regrets.'],
  ],
  'darb-small-table': [
    ['hana', 4, 'Half dining table, half desk. The cutlery drawer is clever.'],
    ['amr', 5, 'جت تاني يوم لأنها كانت جاهزة. خشبها تقيل بالنسبة لحجمها.'],
    ['daniel', 4, 'Honest table at an honest price.'],
  ],
  'tulun-dining-chair': [
    ['fatma', 5, 'طلبنا ستة وبعد سنة زودنا اتنين، نفس اللون بالظبط.'],
    ['clara', 5, 'Comfortable through a four-hour dinner. That is the test.'],
    ['sherif', 4, 'Velvet shows crumbs. Children do not care.'],
    ['rania', 5, 'خفيفة وظهرها مريح والمشربية بتدي روح للأوضة.'],
    ['mahmoud', 4, 'كويسة جدًا، كرسي واحد كان فيه ميل بسيط وظبطوه في البيت.'],
  ],
  'garden-city-cane-chair': [
    ['ines', 5, 'They are on our balcony in Lisbon now and look at home.'],
    ['tamer', 4, 'خيزران مشدود كويس. بيفكرني بكراسي بيت جدي.'],
    ['aya', 5, 'Light, cool, pretty. Bought four.'],
  ],
  'sultan-leather-chair': [
    ['james', 4, 'Very good leather. The brass nails are perfectly even.'],
    ['salma', 5, 'بيتمسح بسهولة ودي نعمة مع الأطفال.'],
  ],
  'hasan-star-sideboard': [
    ['nesma', 5, 'كل نجمة لوحدها تحفة. الدليفري كان منظم وركبوه مكانه.'],
    ['peter', 5, 'I went to see the doors of Sultan Hasan afterwards. They got it right.'],
  ],
  'maadi-beech-buffet': [['leila', 4, 'Calm and practical; the tablecloth drawer is a joy.']],
  'ghouriya-tea-table': [
    ['khaled', 5, 'النقش على النحاس شغل معلمين.'],
    ['sophie', 4, 'Beautiful engraving. Heavier than it looks, lift with two hands.'],
  ],
  'tunis-village-serving-set': [
    ['mariam', 5, 'السمكة اللي على الطبق بتضحك. والطلاء ناعم ومتقن.'],
    ['hana', 5, 'My fish has eyelashes. I asked for it and they found one.'],
    ['daniel', 4, 'Lovely set, one plate slightly smaller than the other, as handmade things are.'],
  ],
  'aswan-bread-baskets': [
    ['fatma', 5, 'بتحافظ على العيش سخن والألوان ثابتة.'],
    ['james', 5, 'Went straight onto the wall between meals, as suggested.'],
  ],
  'diwan-writing-desk': [
    ['sherif', 5, 'I write better at it. My editor disagrees, but she has not sat here.'],
    ['heba', 5, 'الجلد الأخضر رايق جدًا والأدراج بتقفل بهدوء.'],
    ['youssef', 4, 'Excellent desk. Allow for the nine weeks; it took exactly nine.'],
  ],
  'warraq-small-desk': [
    ['aya', 5, 'The perfect thesis desk. Finished in June, defended in September.'],
    ['amr', 4, 'صغير وعملي. السور بتاع الخرز بيمنع الورق يقع فعلًا.'],
    ['clara', 4, 'Nicely made. Two drawers are just enough.'],
  ],
  'katib-desk-chair': [
    ['tarek', 5, 'Eight hours a day for five months, no complaint from the spine.'],
    ['rania', 4, 'الظهر بيهوّي في الصيف زي ما مكتوب. محتاجة مخدة صغيرة.'],
    ['hossam', 5, 'راحة وشياكة.'],
  ],
  'muallim-cane-chair': [['girgis', 5, 'نفس كرسي ناظر المدرسة بتاعتي، بس ده مبيخوفش.']],
  'dar-al-kutub-bookcase': [
    ['ines', 5, 'Poetry at eye level, as it should be.'],
    ['mahmoud', 5, 'شايلة كتب تقيلة ومفيش أي ميل في الرفوف.'],
    ['peter', 4, 'Fine piece. Fixing to the wall needed a better plug than the one supplied.'],
  ],
  'zair-visitor-armchair': [['salma', 4, 'عملي للمكتب وشكله محترم قدام العملا.']],
  'qari-reading-table': [
    ['leila', 5, 'All the geometry, none of the glitter. Exactly what I wanted.'],
    ['tamer', 5, 'تجميع الخشب لونين شغل دقيق جدًا.'],
  ],
  'amin-document-chest': [['sophie', 5, 'Our passports have never lived so well.']],
  'lotus-khayameya-panel': [
    ['nesma', 5, 'زرت الأسطى في الخيامية وشفته وهو بيشتغل عليها. متعة.'],
    ['daniel', 5, 'I look at it more than at the television.'],
    ['hana', 5, 'Stitches so small that I thought it was printed. It is not.'],
    ['khaled', 4, 'رائعة. تمنيت مقاس أكبر شوية.'],
  ],
  'zahra-khayameya-pair': [
    ['mariam', 5, 'أحلى هدية فرح قدمتها. العلبة نفسها شيك.'],
    ['james', 4, 'Charming pair; hung in ten minutes.'],
  ],
  'fustat-pottery-group': [
    ['clara', 5, 'The turquoise changes with the hour. So does my mood, for the better.'],
  ],
  'garagos-water-jars': [
    ['fatma', 4, 'الورد بيعيش فيها أكتر. واحدة منهم لونها أغمق وده عاجبني.'],
    ['youssef', 5, 'Smoke and honey is the right description.'],
  ],
  'nubian-basket-set': [
    ['heba', 5, 'شغل ستات أسوان يفرّح. السلة الكبيرة بقت للعب الولاد.'],
    ['aya', 5, 'Colours straight out of Gharb Soheil.'],
    ['sherif', 3, 'Nice baskets, though the wall tray is smaller than I pictured.'],
  ],
  'keel-arch-pearl-mirror': [
    ['rania', 5, 'الصدف بيلمع مع نور الشباك. أنيقة من غير بهرجة.'],
    ['tarek', 5, 'Hung flush, first try. The pearl border is extraordinary work.'],
  ],
  'lulua-jewel-box': [
    ['salma', 5, 'مفتاحها الصغير جنّن بنتي.'],
    ['ines', 5, 'Gave it to my mother. She has hidden the key from all of us.'],
  ],
  'qurna-alabaster-lamp': [
    ['peter', 5, 'The veins light up like a map. Nobody reads by it, everybody stares at it.'],
    ['amr', 5, 'نورها دافي وبيهدّي الأوضة كلها.'],
    ['leila', 4, 'Lovely, and heavier than it looks. The dimmer on the cable is welcome.'],
    ['hossam', 5, 'جبت اتنين على جنبين السرير. الحجر مختلف في كل واحدة وده جمالها.'],
  ],
  'muayyad-pierced-lantern': [
    ['sophie', 5, 'Stars on the ceiling, as advertised. Our baby agrees.'],
    ['girgis', 5, 'تفريغ يدوي دقيق والسلسلة متينة.'],
    ['hana', 4, 'Gorgeous. Ask for the chain to be shortened if your ceiling is low.'],
  ],
  'sahar-table-lantern': [
    ['tamer', 5, 'نور رمضان كله منه. الزجاج الملون شغل حلو.'],
    ['daniel', 4, 'Pretty on the balcony table, stays put in the wind.'],
  ],
  'najma-wall-sconce': [
    ['youssef', 5, 'Two of them made our hallway.'],
    ['mahmoud', 4, 'النقش على الحيطة بالليل جميل. محتاج كهربائي شاطر للتركيب.'],
  ],
};
