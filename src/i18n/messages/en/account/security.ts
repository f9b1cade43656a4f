export const security = {
  title: 'Security',
  lead: 'Who can get into your account.',
  twoStep: 'Two-step login',
  offText:
    'After your password we also ask for a code from an app on your phone, such as Google Authenticator. A stolen password alone then opens nothing.',
  limited: 'Too many attempts. Please try again in an hour.',
  setUp: 'Set it up',
  setUpTitle: 'Set up two-step login',
  scan: 'Scan this picture with your authenticator app.',
  pictureAlt: 'QR code for your authenticator app',
  typeKey: 'Or type this key into the app:',
  openApp: 'Open the app on this device',
  firstCode: 'The six digits that the app shows now.',
  switchOn: 'Switch on',
  cancel: 'Not now',
  onFailed: 'Two-step login is still off',
  setupLost: 'This setup is too old. Please start again.',
  onTitle: 'Two-step login is on',
  onText:
    'Logging in asks for a code from your app. To switch it off, type your password and a code.',
  switchOff: 'Switch off',
  offFailed: 'Two-step login is still on',
  switchedOff: 'Two-step login is off',
  codesTitle: 'Your recovery codes',
  codesText:
    'Save them now: they are shown only this once. If you lose your phone, each of them opens your account one time.',
  renewTitle: 'Recovery codes',
  renewText:
    'They open your account when your phone is lost. If you used them up or lost them, type a code and get ten new ones; the earlier ones stop working.',
  renew: 'Get new codes',
  renewFailed: 'Your recovery codes are still the same',
  loadFailed: 'Security could not be loaded',
} as const;
