/**
 * Names in the archive. A piece of the log is called by 24 hexadecimal digits: eight for the timeline, sixteen for its
 * place. Its digest stands behind it.
 */
const ARCHIVED = /^([0-9A-F]{8}(?:[0-9A-F]{16}(?:\.[0-9A-F]{8}\.backup|\.partial)?|\.history))-([0-9a-f]{64})$/
const BASE = /^base-(\d{8}T\d{9}Z)-([0-9A-F]{24})$/

export const archivedName = (name: string, sha256: string) => `${name}-${sha256}`

/** At most 256 pieces lie in one folder, so that looking for one takes the same time after years. */
export const folderOf = (name: string) => (name.length < 24 ? 'history' : name.slice(0, 16))

export function parseArchived(file: string): { name: string; sha256: string } | null {
  const [, name, sha256] = ARCHIVED.exec(file) ?? []
  return name && sha256 ? { name, sha256 } : null
}

/** Whether this piece comes before that one, whatever their timelines. */
export const isBefore = (name: string, other: string) => name.length >= 24 && name.slice(8, 24) < other.slice(8, 24)

/** A base backup is named after the moment at which it was complete, and the first piece of the log that it needs. */
export const baseName = (complete: Date, firstPiece: string) =>
  `base-${complete.toISOString().replace(/[-:.]/g, '')}-${firstPiece}`

export function parseBase(file: string): { complete: Date; firstPiece: string } | null {
  const [, stamp, firstPiece] = BASE.exec(file) ?? []
  if (!stamp || !firstPiece) return null
  const complete = new Date(stamp.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z$/, '$1-$2-$3T$4:$5:$6.$7Z'))
  return { complete, firstPiece }
}
