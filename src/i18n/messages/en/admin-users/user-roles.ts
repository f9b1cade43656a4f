export const userRoles = {
  title: 'Roles',
  lead: 'A role opens its desks in the back office. To invite a member of staff, let them sign up, find them in the list and give them a role here.',
  has: 'Given',
  grant: 'Give',
  revoke: 'Take away',
  grantLabel: 'Give the role {label}',
  revokeLabel: 'Take the role {label} away',
  grantTitle: 'Give {name} the role {label}?',
  revokeTitle: 'Take the role {label} from {name}?',
  gained: 'Gained in the menu',
  lost: 'Lost in the menu',
  unchanged: 'The menu stays as it is, because of the other roles.',
  grantText:
    'It counts from the next click on, and the person gets an e-mail. The history cannot undo it, but you can take the role away again.',
  revokeText:
    'It counts from the next click on. The history cannot undo it, but you can give the role again.',
} as const;
