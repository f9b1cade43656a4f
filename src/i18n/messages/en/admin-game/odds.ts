export const odds = {
  title: 'Odds',
  lead: {
    one: 'The {total} segments as the next wheel has them, and where {count} simulated draw stops.',
    other:
      'The {total} segments as the next wheel has them, and where {count} simulated draws stop.',
  },
  segments: 'Segments in the order of the wheel',
  columns: {
    prize: 'Prize',
    segments: 'Segments',
    share: 'Simulated share',
    pace: 'Claims in 30 days',
    empty: 'At this pace',
  },
  emptyOn: 'Empty on {date}',
  noPace: 'No end in sight',
} as const;
