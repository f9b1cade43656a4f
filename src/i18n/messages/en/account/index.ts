import { accountAddress } from './address.ts';
import { addresses } from './addresses.ts';
import { area } from './area.ts';
import { confirm } from './confirm.ts';
import { dashboard } from './dashboard.ts';
import { demoMail } from './demo-mail.ts';
import { deletion } from './deletion.ts';
import { accountFields } from './fields.ts';
import { forgot } from './forgot.ts';
import { login } from './login.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { orderStatus } from './order-status.ts';
import { payment } from './payment.ts';
import { picture } from './picture.ts';
import { profile } from './profile.ts';
import { acceptedInvitation } from './invitation.ts';
import { reset } from './reset.ts';
import { rewards } from './rewards.ts';
import { settings } from './settings.ts';
import { signup } from './signup.ts';
import { secondStep } from './second-step.ts';
import { signInLink } from './sign-in-link.ts';
import { otherSignIn } from './other-sign-in.ts';
import { security } from './security.ts';
import { weakPassword } from './weak-password.ts';

export const account = {
  entrance: 'A house in Old Cairo, and a door that stays open.',
  fields: accountFields,
  weakPassword,
  login,
  signup,
  secondStep,
  signInLink,
  otherSignIn,
  security,
  confirm,
  forgot,
  invitation: acceptedInvitation,
  reset,
  area,
  orderStatus,
  profile,
  address: accountAddress,
  dashboard,
  addresses,
  payment,
  rewards,
  notifications,
  settings,
  deletion,
  demoMail,
  picture,
  order,
} as const;
