import { accountDeleted } from './account-deleted.ts';
import { applicationReceived } from './application-received.ts';
import { backInStock } from './back-in-stock.ts';
import { campaignMail } from './campaign.ts';
import { claimDecided } from './claim-decided.ts';
import { confirmEmail } from './confirm-email.ts';
import { contactReceived } from './contact-received.ts';
import { customServiceReceived } from './custom-service-received.ts';
import { enquiryAnswer } from './enquiry-answer.ts';
import { enquiryNotice } from './enquiry-notice.ts';
import { existingAccount } from './existing-account.ts';
import { invitation } from './invitation.ts';
import { linkedAccountChanged } from './linked-account-changed.ts';
import { newsletterMail } from './newsletter.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import {
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderExpired,
  orderInProduction,
  orderPreparing,
  orderRefused,
  orderReturned,
  orderShipped,
} from './order-status.ts';
import { orderAmountChanged } from './order-amount-changed.ts';
import { orderHoldWarning } from './order-hold-warning.ts';
import { orderPlaced } from './order-placed.ts';
import { passwordChanged } from './password-changed.ts';
import { testMail } from './test-mail.ts';
import { reauthenticationCode } from './reauthentication-code.ts';
import { refundUpdate } from './refund-update.ts';
import { resetPasswordMail } from './reset-password.ts';
import { returnUpdate } from './return-update.ts';
import { reviewApproved } from './review-approved.ts';
import { roleGranted } from './role-granted.ts';
import { staffInvitation } from './staff-invitation.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { signInLinkMail } from './sign-in-link.ts';
import { welcome } from './welcome.ts';

export const templates = {
  account_deleted: accountDeleted,
  application_received: applicationReceived,
  back_in_stock: backInStock,
  campaign: campaignMail,
  claim_decided: claimDecided,
  confirm_email: confirmEmail,
  contact_received: contactReceived,
  custom_service_received: customServiceReceived,
  enquiry_answer: enquiryAnswer,
  enquiry_notice: enquiryNotice,
  existing_account: existingAccount,
  invitation,
  linked_account_changed: linkedAccountChanged,
  newsletter: newsletterMail,
  newsletter_welcome: newsletterWelcome,
  order_amount_changed: orderAmountChanged,
  order_cancelled: orderCancelled,
  order_confirmed: orderConfirmed,
  order_delivered: orderDelivered,
  order_expired: orderExpired,
  order_hold_warning: orderHoldWarning,
  order_in_production: orderInProduction,
  order_placed: orderPlaced,
  order_preparing: orderPreparing,
  order_refused: orderRefused,
  order_returned: orderReturned,
  order_shipped: orderShipped,
  password_changed: passwordChanged,
  reauthentication_code: reauthenticationCode,
  refund_update: refundUpdate,
  reset_password: resetPasswordMail,
  return_update: returnUpdate,
  review_approved: reviewApproved,
  role_granted: roleGranted,
  staff_invitation: staffInvitation,
  second_factor_changed: secondFactorChanged,
  test_mail: testMail,
  sign_in_link: signInLinkMail,
  welcome,
};

export type TemplateName = keyof typeof templates;
export type TemplateData = {
  [Name in TemplateName]: Parameters<(typeof templates)[Name]['en']>[0];
};
