/** The result of a rule: null where it agrees, else the code of its refusal, which is one of these. */
export type Verdict<Code extends string> = Code | null
