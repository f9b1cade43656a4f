export const work = {
  residential: 'Residential',
  commercial: 'Commercial',
  office: 'Office',
  hospitality: 'Hospitality',
  client: 'Client',
  location: 'Location',
  challenge: 'The challenge',
  solution: 'What we made',
  current: 'On the benches',
  completed: 'Completed',
  progress: '{percent}% done',
  related: 'All our work',
} as const;
