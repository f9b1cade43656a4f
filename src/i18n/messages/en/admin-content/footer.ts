/** The form of the footer. */
export const footerForm = {
  texts: 'Texts',
  tagline: 'Tagline',
  about: 'About the shop',
  copyright: 'Copyright line',
  show_newsletter: 'Show the newsletter form',
  links: 'Social links',
} as const;
