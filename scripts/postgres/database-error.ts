/** Everything that can keep the database from coming up and that a person can do something about. */
export type DatabaseProblem =
  | 'EXTERNAL_UNREACHABLE'
  | 'TOO_OLD'
  | 'NO_SYSTEM_USER'
  | 'NO_BINARIES'
  | 'OTHER_MAJOR'
  | 'DISK_FULL'
  | 'DAMAGED'
  | 'FOREIGN_SERVER'
  | 'BUSY'
  | 'INIT_FAILED'
  | 'START_FAILED'

export type DatabaseFacts = { directory?: string; logFile?: string; found?: string; wanted?: string; detail?: string }

/** A named problem with its facts. The sentence for a person is made elsewhere (start/remedies.ts). */
export class DatabaseError extends Error {
  readonly code: DatabaseProblem
  readonly facts: DatabaseFacts
  constructor(code: DatabaseProblem, message: string, facts: DatabaseFacts = {}) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    this.facts = facts
  }
}
