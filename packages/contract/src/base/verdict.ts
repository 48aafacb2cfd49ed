/** The result of a rule: null where the rule allows it, else the code of the refusal. */
export type Verdict<Code extends string> = Code | null
