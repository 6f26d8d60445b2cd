/** What a table itself says when it cannot do what was asked. */
export const en = {
  'table.badField': 'the field "{field}" is not as it should be: {problem}',
  'table.noSuchTable': 'there is no such table',
  'table.noSuchGame': 'there is no such game; there is {known}',
  'table.seatCount': 'this game is for {min} to {max} players',
  'table.noSuchOption': 'this game has no option "{option}"; it has {known}',
  'table.badOption': 'the option "{option}" takes one of: {known}',
  'table.noSuchSeat': 'there is no such seat at this table; there are {known}',
  'table.seatTaken': 'seat {seat} is taken',
  'table.alreadyStarted': 'this table has begun already',
  'table.notStarted': 'this table has not begun yet',
  'table.hostOnly': 'only the host can do this',
  'table.seatsEmpty': 'nobody sits yet at {seats}',
  'table.notAtTable': 'only those who sit at this table, and its host, can do this',
  'table.notYourSeat': 'this is not your seat',
  'table.noSuchOrder': 'the order "{order}" cannot be given now',
  'table.orderGone': 'there is no such order any more',
} as const;
