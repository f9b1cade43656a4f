import { orderStatus } from '../account/order-status.ts';

/** The page of a customer, for sales. */
export const customerPage = {
  lead: 'Everything of this phone number, e-mail address or account, also what was ordered as a guest.',
  unnamed: 'Customer without a name',
  contact: 'Contact',
  account: 'Account',
  hasAccount: 'Has an account',
  toAccount: 'Open the account',
  guest: 'Orders as a guest',
  delivered: 'Delivered',
  deliveredOf: { one: '{count} of {total}', other: '{count} of {total}' },
  orders: 'Orders',
  ordersOfSender: 'Orders of this person',
  noOrders: 'No orders yet.',
  returns: 'Returns',
  noReturns: 'No returns.',
  enquiries: 'Messages and requests',
  noEnquiries: 'No messages or requests.',
  notes: 'Notes of staff',
  noNotes: 'No notes.',
  message: 'Message',
  request: 'Request',
  all: 'Everything about this customer',
  orderStatus,
  returnStatus: {
    requested: 'Requested',
    approved: 'Approved',
    refused: 'Refused',
    received: 'Arrived',
    refunded: 'Paid back',
  },
} as const;
