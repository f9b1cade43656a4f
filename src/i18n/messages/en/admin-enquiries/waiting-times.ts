export const waitingTimes = {
  left: { one: '{count} hour left', other: '{count} hours left' },
  lastHour: 'Less than an hour left',
  late: { one: 'Late by {count} hour', other: 'Late by {count} hours' },
  lateDays: { one: 'Late by {count} day', other: 'Late by {count} days' },
  due: 'First answer promised by {date}',
  took: { one: 'First answer after {count} hour', other: 'First answer after {count} hours' },
  tookDays: { one: 'First answer after {count} day', other: 'First answer after {count} days' },
  tookMinutes: 'First answer within an hour',
} as const;
