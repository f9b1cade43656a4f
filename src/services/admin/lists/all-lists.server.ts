import { applicationsSource } from './applications-list.server.ts';
import { benchSource } from './bench-list.server.ts';
import { careersSource } from './careers-list.server.ts';
import { campaignsSource } from './campaigns-list.server.ts';
import { claimsSource } from './claims-list.server.ts';
import { contentSource } from './content-list.server.ts';
import { couponsSource } from './coupons-list.server.ts';
import { faqSource } from './faq-list.server.ts';
import { linkFindingsSource } from './link-findings-list.server.ts';
import type { ListSource } from './list-source.ts';
import { messagesSource } from './messages-list.server.ts';
import { historySource } from './history-list.server.ts';
import { mailsSource } from './mails-list.server.ts';
import { ordersSource } from './orders-list.server.ts';
import { searchMissesSource } from './search-misses-list.server.ts';
import { searchSynonymsSource } from './search-synonyms-list.server.ts';
import { partnersSource } from './partners-list.server.ts';
import { savedRepliesSource } from './saved-replies-list.server.ts';
import { workshopsSource } from './workshops-list.server.ts';
import { newslettersSource } from './newsletters-list.server.ts';
import { notificationCategoriesSource } from './notification-categories-list.server.ts';
import { pendingCouponsSource } from './pending-coupons-list.server.ts';
import { portfolioSource } from './portfolio-list.server.ts';
import { prizesSource } from './prizes-list.server.ts';
import { productsSource } from './products-list.server.ts';
import { projectsSource } from './projects-list.server.ts';
import { questionsSource } from './questions-list.server.ts';
import { reviewsSource } from './reviews-list.server.ts';
import { requestsSource } from './requests-list.server.ts';
import { teamSource } from './team-list.server.ts';
import { stockSource } from './stock-list.server.ts';
import { seoSource } from './seo-list.server.ts';
import { subscribersSource } from './subscribers-list.server.ts';
import { usersSource } from './users-list.server.ts';

/** Every list, for what works with any of them: metrics, export, saved views, the test of roles. */
export const allLists: readonly ListSource[] = [
  ordersSource,
  usersSource,
  productsSource,
  reviewsSource,
  benchSource,
  stockSource,
  claimsSource,
  prizesSource,
  questionsSource,
  couponsSource,
  pendingCouponsSource,
  contentSource,
  requestsSource,
  messagesSource,
  mailsSource,
  historySource,
  partnersSource,
  searchSynonymsSource,
  searchMissesSource,
  savedRepliesSource,
  workshopsSource,
  teamSource,
  careersSource,
  applicationsSource,
  faqSource,
  portfolioSource,
  projectsSource,
  seoSource,
  linkFindingsSource,
  notificationCategoriesSource,
  campaignsSource,
  newslettersSource,
  subscribersSource,
];

export const findList = (name: string): ListSource | undefined =>
  allLists.find(({ list }) => list.name === name);
