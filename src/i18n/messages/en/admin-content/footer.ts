/** The form of the footer. */
export const footerForm = {
  texts: 'Texts',
  tagline: 'Tagline',
  about: 'About the shop',
  copyright: 'Copyright line',
  show_newsletter: 'Show the newsletter form',
  links: 'Social links',
  addLink: 'Add a link',
  platform: 'Platform, such as instagram',
  label: 'Name',
  url: 'Address (https://)',
  active: 'Visitors see it',
  shown: 'Shown',
  hidden: 'Hidden',
} as const;
