/** What has to hold, in words, and whether it did. */
export type Demand = readonly [what: string, holds: boolean]
