/** A line that would not work as documented, in words. */
export class TrialError extends Error {}
