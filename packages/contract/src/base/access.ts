/**
 * The five roles by `level_id`, the number that the specification gives each: the name, which is also the first segment of
 * the role's addresses in the web, and the group of roles whose rights and screens it shares. Code that depends on
 * a role asks the functions below; no other code compares the number itself.
 */
export const roles = {
  1: { nama: 'admin', group: 'admin' },
  2: { nama: 'dokter', group: 'profesional' },
  3: { nama: 'psikolog', group: 'profesional' },
  4: { nama: 'karyawan', group: 'pasien' },
  5: { nama: 'user', group: 'pasien' },
} as const satisfies Record<number, { nama: string; group: 'admin' | 'profesional' | 'pasien' }>

export type LevelId = keyof typeof roles
export type LevelName = (typeof roles)[LevelId]['nama']
/** Which of several roles share rights and screens. */
export type Group = (typeof roles)[LevelId]['group']
/** The levels of a group: `LevelOf<'pasien'>` is `4 | 5`. */
export type LevelOf<G extends Group> = { [L in LevelId]: (typeof roles)[L]['group'] extends G ? L : never }[LevelId]

/** Every level, the lowest number first. */
export const levelIds = Object.keys(roles).map(Number) as LevelId[]

const levelsIn = <G extends Group>(group: G) => levelIds.filter((level) => roles[level].group === group) as LevelOf<G>[]

export const isAdmin = (level: LevelId): level is LevelOf<'admin'> => roles[level].group === 'admin'
/** A physician or a psychologist. */
export const isProfessional = (level: LevelId): level is LevelOf<'profesional'> => roles[level].group === 'profesional'
/** An employee or a student. */
export const isPatient = (level: LevelId): level is LevelOf<'pasien'> => roles[level].group === 'pasien'

/** Which levels may call a URL family. The first path segment names the family; `endpoint()` holds the two together. */
export const levelsOf = {
  public: [],
  allroles: levelIds,
  admin: levelsIn('admin'),
  tenpro: levelsIn('profesional'),
  users: levelsIn('pasien'),
  // Who can have the duty; each endpoint of the family also demands it.
  jaga: levelIds.filter((level) => roles[level].group !== 'pasien'),
  loket: levelIds.filter((level) => roles[level].nama === 'admin' || roles[level].nama === 'karyawan'),
  petugas: levelsIn('admin'),
} as const satisfies Record<string, readonly LevelId[]>

/** The level that public registration makes. */
export const registeredLevel = 5 satisfies LevelId

export type Access = keyof typeof levelsOf

/** The access of the front desk's endpoints: its levels, and the duty. */
export const atDesk = { access: 'loket', tugas: 'loket' } as const satisfies { access: Access; tugas: KataTugas }

/** The access of what is kept for data protection: the duty, and every admin while no account holds it, which the act decides. */
export const forPetugas = { access: 'petugas', tugas: 'petugas_data', juga: ['admin'] } as const satisfies {
  access: Access
  tugas: KataTugas
  juga: readonly Juga[]
}

/** Who else may call an endpoint than the levels of its family: admins, or the holders of a duty. */
export type Juga = 'admin' | 'loket'

/** Whether a person who is signed in may call an endpoint that is not public. */
export const mayCall = (
  { access, tugas, juga = [] }: { access: Access; tugas?: KataTugas | undefined; juga?: readonly Juga[] },
  actor: Pick<Actor, 'level_id' | 'tugas'>,
): boolean => {
  const isOfFamily = (levelsOf[access] as readonly LevelId[]).includes(actor.level_id)
  if (isOfFamily && (!tugas || actor.tugas.includes(tugas))) return true
  return juga.some((one) => (one === 'admin' ? isAdmin(actor.level_id) : actor.tugas.includes(one)))
}

/** The duties that an admin gives to an account; which level may have which: `people/tugas.rules.ts`. */
export type KataTugas = 'loket' | 'jaga' | 'peninjau' | 'petugas_data'

/**
 * The signed-in person, as every handler and policy sees them. `profesional_id` is null for a person who is not (yet) a
 * professional. `tugas` are their duties. `isiTertutup`: an admin knows the password of this account, so it reads no texts of other
 * people.
 */
export type Actor = {
  user_id: number
  level_id: LevelId
  profesional_id: number | null
  tugas: readonly KataTugas[]
  isiTertutup: boolean
}

/**
 * This field of the query or body, where it is sent, must be the id of the caller; otherwise the response is 403.
 * Admins are exempt. `levels` narrows the demand to some of the levels that may call the endpoint.
 */
export type Self = {
  in: 'query' | 'body'
  field: string
  is: 'user_id' | 'profesional_id'
  levels?: readonly LevelId[]
}

/** This field names one stored object that belongs to a person; the generated access test sends another person's. */
export type Target = {
  in: 'query' | 'body'
  field: string
  is:
    | 'konsultasi'
    | 'jadwal_tenaga'
    | 'user'
    | 'foto'
    | 'auth_session'
    | 'cuti'
    | 'rangkaian'
    | 'percakapan'
    | 'pesan'
    | 'tahan'
    | 'passkey'
    | 'identitas'
    | 'tunggu'
    // An entry for this professional.
    | 'tunggu_tenaga'
    | 'tawaran'
    | 'templat'
    // A consultation of psychology, which alone has notes.
    | 'rekam_konsultasi'
    | 'rekam'
    | 'izin_rekam'
    | 'feedback'
    | 'permintaan'
    // A consultation that has a video room.
    | 'bilik'
}
