/** Kinds, colours and materials, as filters name them. */
export const terms = {
  lead: 'The names by which customers filter the shop, in their order. A name that products use cannot go.',
  facets: { kind: 'Kinds', colour: 'Colours', material: 'Materials' },
  name: 'Name',
  value: 'Short name in links',
  add: { kind: 'Add a kind', colour: 'Add a colour', material: 'Add a material' },
  problems: {
    in_use:
      'Products use a name that you removed. Please discard that, or change the products first.',
    not_unique: 'This short name exists.',
    taken: 'This short name exists.',
    invalid_term: 'Small letters, digits and single underscores only.',
    invalid_colour: 'Please enter a code such as #c79b73.',
  },
} as const;
