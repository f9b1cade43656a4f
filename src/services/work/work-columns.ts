/** Columns of `portfolio_projects` whose field in the form has another name: English ones have no suffix. */
export const portfolioColumns: Readonly<Record<string, string>> = {
  title: 'title_en',
  location: 'location_en',
  client: 'client_en',
  description: 'description_en',
  challenge: 'challenge_en',
  solution: 'solution_en',
  client_quote: 'client_quote_en',
  materials: 'materials_en',
  seo_title: 'seo_title_en',
  seo_description: 'seo_description_en',
};
