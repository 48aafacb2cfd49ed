import type { Seal } from '../../base/db/seal.ts'

/** Where the comment of a review stands, for its encryption: a ciphertext opens at no other place. */
export const placeOfKomentar = (jadwal_id: number) => `feedback.komentar:${jadwal_id}` as const

/** The comment as its author wrote it; a notice in its place where its key is missing. The directory shows it, and so does feedback. */
export const openKomentar = (seal: Seal, jadwal_id: number, komentar: Buffer): string =>
  seal.read(placeOfKomentar(jadwal_id), komentar)
