export const userRoles = {
  title: 'Roles',
  lead: 'A role opens its desks in the back office. Colleagues without an account are invited from the list of users.',
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
