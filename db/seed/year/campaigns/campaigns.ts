/** What marketing sent in the year, and what it is writing. */
export interface DemoCampaign {
  key: string;
  kind: 'notification' | 'newsletter';
  /** Days before now; null for a draft. */
  daysAgo: number | null;
  category: 'offers' | 'new_pieces' | null;
  title: string;
  titleAr: string;
  body: string;
  bodyAr: string;
  link: string | null;
}

type Texts = Pick<DemoCampaign, 'title' | 'titleAr' | 'body' | 'bodyAr'>;

const notification = (
  key: string,
  daysAgo: number | null,
  category: 'offers' | 'new_pieces',
  link: string,
  texts: Texts,
): DemoCampaign => ({ key, kind: 'notification', daysAgo, category, link, ...texts });

const newsletter = (key: string, daysAgo: number | null, texts: Texts): DemoCampaign => ({
  ...{ key, kind: 'newsletter', daysAgo, category: null, link: null },
  ...texts,
});

export const demoCampaigns: readonly DemoCampaign[] = [
  notification('lanterns', 262, 'offers', '/shop/lighting', {
    title: 'Lanterns for Ramadan',
    titleAr: 'فوانيس رمضان',
    body: 'Pierced brass from Khan el-Khalili, delivered before the month begins.',
    bodyAr: 'نحاس مخرّم من خان الخليلي، يصلك قبل بداية الشهر.',
  }),
  notification('terraces', 148, 'new_pieces', '/shop/living-room', {
    title: 'Palm and cane for the terrace',
    titleAr: 'جريد وخيزران للتراس',
    body: 'Six light pieces that live well outside.',
    bodyAr: 'ست قطع خفيفة تناسب الجلوس في الهواء الطلق.',
  }),
  notification('desks', 71, 'offers', '/shop/office', {
    title: 'A desk before the school year',
    titleAr: 'مكتب قبل بداية الدراسة',
    body: 'Desks and chairs at the prices of the season until Thursday.',
    bodyAr: 'مكاتب وكراسي بأسعار الموسم حتى يوم الخميس.',
  }),
  notification('weavers', 19, 'new_pieces', '/shop/decor', {
    title: 'New from the weavers of Akhmim',
    titleAr: 'جديد نسّاجي أخميم',
    body: 'Four wall hangings, one of each.',
    bodyAr: 'أربع معلقات حائط، قطعة واحدة من كل منها.',
  }),
  notification('showroom', null, 'offers', '/shop', {
    title: 'An evening in the showroom',
    titleAr: 'أمسية في المعرض',
    body: 'Tea, music and the makers themselves.',
    bodyAr: 'شاي وموسيقى والصناع بأنفسهم.',
  }),
  newsletter('spring', 231, {
    title: 'Spring in the workshops',
    titleAr: 'الربيع في الورش',
    body: '<p>The walnut has dried and the looms are strung. <strong>Five new pieces</strong> leave Damietta this month.</p>',
    bodyAr:
      '<p>جفّ خشب الجوز وشُدّت الأنوال. <strong>خمس قطع جديدة</strong> تغادر دمياط هذا الشهر.</p>',
  }),
  newsletter('summer', 139, {
    title: 'How alabaster finds its light',
    titleAr: 'كيف يجد الألباستر ضوءه',
    body: '<p>A visit to the carvers of Qurna, and what they look for in a stone.</p><p><a href="/shop">See the pieces</a></p>',
    bodyAr:
      '<p>زيارة إلى نحاتي القرنة، وما يبحثون عنه في الحجر.</p><p><a href="/shop">شاهد القطع</a></p>',
  }),
  newsletter('autumn', 42, {
    title: 'Ten years of one chair',
    titleAr: 'كرسي واحد وعشر سنوات',
    body: '<p>What changed in it, and what we left alone.</p>',
    bodyAr: '<p>ما الذي تغيّر فيه، وما الذي تركناه كما هو.</p>',
  }),
  newsletter('winter', null, {
    title: 'Wool from Siwa',
    titleAr: 'صوف من سيوة',
    body: '<p>The first rugs of the winter.</p>',
    bodyAr: '<p>أول سجاد الشتاء.</p>',
  }),
];
