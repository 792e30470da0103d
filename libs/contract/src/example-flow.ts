/** The flow of which examples speak. Where an API is described, the names of its own first flow stand in place of these. */
export const exampleFlow = 'appointment';

/** States of it, in the order of its steps. */
export const exampleStates = {
  first: 'appointment.who',
  second: 'appointment.when',
  third: 'appointment.confirm',
  last: 'appointment.thanks',
} as const;
