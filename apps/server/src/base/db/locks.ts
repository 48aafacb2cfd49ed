import sql, { raw, type Sql } from 'sql-template-tag'

type LockDoc = {
  /** The meaning of the second number of a pair, or of the hash; a dash where the number alone is the key. */
  key: string
  guards: string
  /** The order among other locks that the same transaction takes. */
  order: string
  /** Database functions that take it. The number is written in them, and an applied file of the schema never changes: so a number never does. */
  functions?: readonly string[]
}
type PairLock = LockDoc & { space: 'pair'; number: number }
type SingleLock = LockDoc & { space: 'single'; number: number }
type HashLock = LockDoc & { space: 'hash' }
export type Lock = PairLock | SingleLock | HashLock

const pair = (number: number, doc: LockDoc): PairLock => ({ space: 'pair', number, ...doc })
const single = (number: number, doc: LockDoc): SingleLock => ({ space: 'single', number, ...doc })

/**
 * Every advisory lock of the product, in the order in which a transaction that takes several takes them; `order` names the
 * exceptions. Two transactions that follow it never deadlock. PostgreSQL keeps pairs of numbers
 * apart from single numbers. `locks.test.ts` compares the list with the sources and with the functions of the database.
 */
export const locks = {
  migration: single(7_340_032, {
    key: '–',
    guards: 'The schema: one process applies its files, any other waits and finds nothing to do. Held by the session.',
    order: 'First. A migration that counts everything again takes `hitungan` under it.',
  }),
  seeding: single(7_340_033, {
    key: '–',
    guards: 'The demo data: one process inserts them into an empty database.',
    order: 'First. Under it leave is inserted before consultations; no other process writes then.',
  }),
  loginFailure: {
    space: 'hash',
    key: 'the first 8 bytes of the SHA-256 of what is counted: an account, a device, an address, a network',
    guards: 'A limit on attempts: the transaction that counts and the one that adds a failure take turns.',
    order: 'First. A change of e-mail takes several: account, requested address, network.',
  },
  kuotaBerkas: pair(7017, {
    key: '`users.user_id` of the sender',
    guards: 'The quota of files: two messages with a file from one person are counted one after the other.',
    order: 'Before `percakapan`.',
  }),
  percakapan: pair(7004, {
    key: '`konsultasi.jadwal_id`',
    guards: 'The order of messages: the ids of a conversation grow in the order in which they become visible.',
    order: 'After `kuotaBerkas`.',
  }),
  kedudukan: pair(7006, {
    key: '`users.user_id`',
    guards: 'Status and level of an account: bookings share the locks of both people, a change takes it alone.',
    order:
      'Of two people the lower id first. A change of a consultation takes it before the row and `pindah`, a booking after `tenaga`. These two orders cannot deadlock: both only share the lock, and its exclusive holder waits for no other one.',
    functions: ['guard_konsultasi', 'kunci_orang', 'take_lock'],
  }),
  pindah: pair(7003, {
    key: '`tenaga_profesional.profesional_id`',
    guards: 'Moves to one professional, which would otherwise meet on an exclusion constraint and deadlock.',
    order: 'After `kedudukan` and the row of the consultation; before `tanggal`.',
  }),
  tanggal: pair(7001, {
    key: 'the date in Jakarta, as days since 2000-01-01',
    guards: 'A closed day: bookings of the date share the lock, the transaction that closes the date takes it alone.',
    order: 'After `pindah`, before `tenaga`.',
    functions: ['guard_konsultasi', 'take_lock'],
  }),
  tenaga: pair(7002, {
    key: '`tenaga_profesional.profesional_id`',
    guards: 'Leave: bookings of the professional share the lock, the transaction that adds leave takes it alone.',
    order: 'After `tanggal`.',
    functions: ['guard_konsultasi', 'take_lock'],
  }),
  batas: pair(7021, {
    key: '`tenaga_profesional.profesional_id`',
    guards:
      'The caps of a professional: what is booked with one who has a cap, or moved to another of their dates, is counted one after the other.',
    order: 'After `tenaga` and `kedudukan`, whose exclusive holders also move consultations; before `jatah`.',
    functions: ['guard_caps'],
  }),
  jatah: pair(7022, {
    key: '`users.user_id` of the patient',
    guards:
      'The quota of a patient, and that a patient who missed too much has one appointment at a time: what is counted is counted one after the other.',
    order:
      'After `batas`. A transaction that moves several consultations to another semester may deadlock with a booking: the database ends it, and the transaction is tried again.',
    functions: ['guard_caps', 'guard_pembatasan'],
  }),
  belumDikonfirmasi: pair(7025, {
    key: '`tenaga_profesional.profesional_id`',
    guards:
      'The places with a professional of accounts whose address is not confirmed: they are counted one after the other. No other booking takes it.',
    order: 'After `jatah`. A hold takes it alone.',
    functions: ['tolak_belum_dikonfirmasi'],
  }),
  hitungan: pair(7015, {
    key: '0',
    guards: 'The kept count: one transaction at a time writes it. Folding tries the lock and leaves it to the holder.',
    order: 'Alone, or under `migration`.',
    functions: ['hitung_ulang', 'lipat_hitungan'],
  }),
  jejak: pair(7052, {
    key: '0',
    guards:
      'The end of the trail: one transaction at a time numbers and chains rows. Folding tries the lock and leaves it to the holder.',
    order: 'Alone.',
  }),
  eskalasi: pair(7023, {
    key: '0 for the steps of an escalation, 1 for what ran out',
    guards:
      'Escalation and expiry of requests: one process at a time takes the steps that are due, so that admins get one notice of them. It tries the lock and looks again later.',
    order: 'Alone.',
  }),
  giliran: pair(7024, {
    key: '0',
    guards:
      'The waiting list: one process at a time offers places, so that each goes to the person whose turn it is. It tries the lock and looks again later.',
    order: 'First. It waits for no lock but rows: of places that are set aside, then of entries that wait.',
  }),
  peristiwa: pair(7005, {
    key: '0',
    guards: 'The outbox: one process at a time turns events into notices. It tries the lock and looks again later.',
    order: 'Alone.',
  }),
} as const satisfies Record<string, Lock>

/** The number is part of the statement's text, so that the text and its plan stay the same at every call. */
const keysOf = (lock: PairLock, key: Sql): Sql => sql`${raw(String(lock.number))}, ${key}`

/** Waits until no other transaction holds the lock, and holds it until the transaction ends. */
export const exclusive = (lock: PairLock, key: Sql): Sql => sql`pg_advisory_xact_lock(${keysOf(lock, key)})`

/** Waits for an exclusive holder only, and holds the lock until the transaction ends. */
export const shared = (lock: PairLock, key: Sql): Sql => sql`pg_advisory_xact_lock_shared(${keysOf(lock, key)})`

/** False, without waiting, where another transaction holds the lock. */
export const tryExclusive = (lock: PairLock, key: Sql): Sql => sql`pg_try_advisory_xact_lock(${keysOf(lock, key)})`

export const exclusiveSingle = (lock: SingleLock): Sql => sql`pg_advisory_xact_lock(${lock.number})`

export const exclusiveHash = (_lock: HashLock, hash: Buffer): Sql =>
  sql`pg_advisory_xact_lock(${hash.readBigInt64BE()}::bigint)`

/** Held until the connection ends. */
export const ofSession = (lock: SingleLock): Sql => sql`pg_advisory_lock(${lock.number})`
