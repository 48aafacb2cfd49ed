/** The end of a title that only one of several like tests has: `npm test` runs that one. */
export const journeyIf = (isOne: boolean) => (isOne ? ' @journey' : '')
