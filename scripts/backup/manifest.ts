/** A table as it was: its columns in their order, and the key by which its rows were put in order. */
export type TableFacts = { name: string; columns: string[]; order: string }
export type SequenceFacts = { name: string; value: string; called: boolean }

/** Begins a backup: all that must be known before the first row. */
export type Opening = {
  format: 1
  made: string
  postgres: string
  /** The migrations that made the tables, in order. */
  migrations: string[]
  /** The keys that open clinical text, as DATA_KEY would hold them. */
  keys: string
  /** The private key by which push services know the service; absent where it sent no pushes, and in older backups. */
  vapid?: string
  tables: TableFacts[]
  sequences: SequenceFacts[]
  /** The end of the trail, as number and hash; absent in a backup of a version without one. */
  jangkar?: string
}

/** What was written for one table; the digest is over its rows as COPY wrote them, in the order of their key. */
export type TableSum = { rows: number; bytes: number; sha256: string }

/** Ends a backup. One without it is not whole. */
export type Closing = { sums: Record<string, TableSum> }

export const FORMAT = 1
