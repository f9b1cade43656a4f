import { applicationReceived } from './application-received.ts';
import { confirmEmail } from './confirm-email.ts';
import { contactReceived } from './contact-received.ts';
import { customServiceReceived } from './custom-service-received.ts';
import { enquiryNotice } from './enquiry-notice.ts';
import { existingAccount } from './existing-account.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './reset-password.ts';
import { welcome } from './welcome.ts';

export const templates = {
  application_received: applicationReceived,
  confirm_email: confirmEmail,
  contact_received: contactReceived,
  custom_service_received: customServiceReceived,
  enquiry_notice: enquiryNotice,
  existing_account: existingAccount,
  newsletter_welcome: newsletterWelcome,
  password_changed: passwordChanged,
  reset_password: resetPassword,
  welcome,
};

export type TemplateName = keyof typeof templates;
export type TemplateData = {
  [Name in TemplateName]: Parameters<(typeof templates)[Name]['en']>[0];
};
