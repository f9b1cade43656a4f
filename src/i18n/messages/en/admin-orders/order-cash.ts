export const orderCash = {
  owed: 'The courier still has the cash.',
  received: 'Cash received {date}',
  by: 'by {name}',
  record: 'Cash received',
  recordText: 'The courier has handed over {amount}.',
  recorded: 'The cash is recorded.',
  takeBack: 'Take the record back',
  takeBackText: 'For a record made by mistake. The timeline keeps both.',
  takenBack: 'The record of the cash was taken back.',
  already: 'The cash is already recorded. Nothing was changed.',
  notRecorded: 'No cash is recorded. Nothing was changed.',
} as const;
