import { applicationsList } from '../lists/applications-list.ts';
import { benchList } from '../lists/bench-list.ts';
import { claimsList } from '../lists/claims-list.ts';
import { contentList } from '../lists/content-list.ts';
import { couponsList } from '../lists/coupons-list.ts';
import { mailsList } from '../lists/mails-list.ts';
import { messagesList } from '../lists/messages-list.ts';
import { linkFindingsList } from '../lists/link-findings-list.ts';
import { viewSearch } from '../lists/list.ts';
import { defineMetric } from '../lists/metric.ts';
import { ordersList } from '../lists/orders-list.ts';
import { portfolioList } from '../lists/portfolio-list.ts';
import { prizesList } from '../lists/prizes-list.ts';
import { productsList } from '../lists/products-list.ts';
import { projectsList } from '../lists/projects-list.ts';
import { requestsList } from '../lists/requests-list.ts';
import { reviewsList } from '../lists/reviews-list.ts';

/** Work that waits. Everybody sees the numbers of the lists that their roles may read. */
export const waitingMetrics = {
  ordersToCall: defineMetric({
    list: ordersList,
    filter: viewSearch(ordersList, 'waiting'),
    aggregate: { first: 'placed' },
  }),
  lateOrders: defineMetric({
    list: ordersList,
    filter: viewSearch(ordersList, 'late'),
    aggregate: { first: 'promised' },
  }),
  returnsToDecide: defineMetric({
    list: ordersList,
    filter: 'return=requested&sort=placed',
    aggregate: { first: 'placed' },
  }),
  moneyToGiveBack: defineMetric({
    list: ordersList,
    filter: 'giveBack=yes&sort=placed',
    aggregate: { first: 'placed' },
  }),
  cashWithCouriers: defineMetric({
    list: ordersList,
    filter: viewSearch(ordersList, 'cashDue'),
    aggregate: { first: 'placed' },
  }),
  requestsWaiting: defineMetric({
    list: requestsList,
    filter: 'status=new&sort=received',
    aggregate: { first: 'received' },
  }),
  requestsDueSoon: defineMetric({
    list: requestsList,
    filter: 'dueSoon=yes&sort=received',
    aggregate: { first: 'received' },
  }),
  messagesWaiting: defineMetric({
    list: messagesList,
    filter: 'status=new&sort=received',
    aggregate: { first: 'received' },
  }),
  messagesDueSoon: defineMetric({
    list: messagesList,
    filter: 'dueSoon=yes&sort=received',
    aggregate: { first: 'received' },
  }),
  claimsToVerify: defineMetric({
    list: claimsList,
    filter: 'status=pending&sort=claimed',
    aggregate: { first: 'claimed' },
  }),
  claimsToDeliver: defineMetric({
    list: claimsList,
    filter: 'status=verified&sort=claimed',
    aggregate: { first: 'claimed' },
  }),
  prizesRunningLow: defineMetric({ list: prizesList, filter: 'isLow=yes', aggregate: 'count' }),
  couponsEndingSoon: defineMetric({
    list: couponsList,
    filter: 'endsSoon=yes&sort=expires',
    aggregate: 'count',
  }),
  reviewsToApprove: defineMetric({
    list: reviewsList,
    filter: 'status=pending&sort=received',
    aggregate: { first: 'received' },
  }),
  lateOnBench: defineMetric({
    list: benchList,
    filter: 'isLate=yes',
    aggregate: { first: 'promised' },
  }),
  lowStock: defineMetric({
    list: productsList,
    filter: 'stockState=low_stock,out_of_stock&sort=stock',
    aggregate: 'count',
  }),
  wantedProducts: defineMetric({ list: productsList, filter: 'wanted=yes', aggregate: 'count' }),
  productDrafts: defineMetric({ list: productsList, filter: 'status=draft', aggregate: 'count' }),
  portfolioNotReady: defineMetric({
    list: portfolioList,
    filter: 'status=draft&isReady=no',
    aggregate: 'count',
  }),
  projectsNotReady: defineMetric({
    list: projectsList,
    filter: 'isPublished=no&isReady=no',
    aggregate: 'count',
  }),
  applicationsToRead: defineMetric({
    list: applicationsList,
    filter: 'status=new&sort=received',
    aggregate: { first: 'received' },
  }),
  contentDrafts: defineMetric({ list: contentList, filter: 'status=draft', aggregate: 'count' }),
  contentEdited: defineMetric({ list: contentList, filter: 'isEdited=yes', aggregate: 'count' }),
  contentWithoutArabic: defineMetric({
    list: contentList,
    filter: 'missingArabic=yes',
    aggregate: 'count',
  }),
  linkFindings: defineMetric({ list: linkFindingsList, filter: '', aggregate: 'count' }),
  failedMails: defineMetric({
    list: mailsList,
    filter: 'status=failed&sort=written',
    aggregate: { first: 'written' },
  }),
};

export type WaitingName = keyof typeof waitingMetrics;
export const waitingNames = Object.keys(waitingMetrics) as WaitingName[];
