/** Which levels may call a URL family. The first path segment names the family; `endpoint()` holds the two together. */
export const levelsOf = {
  public: [],
  allroles: [1, 2, 3, 4, 5],
  admin: [1],
  tenpro: [2, 3],
  users: [4, 5],
} as const satisfies Record<string, readonly LevelId[]>

export type Access = keyof typeof levelsOf
export type LevelId = 1 | 2 | 3 | 4 | 5

/** The signed-in person, as every handler and policy sees them. `profesional_id` is null for whoever is not (yet) a professional. */
export type Actor = { user_id: number; level_id: LevelId; profesional_id: number | null }

/**
 * This field of the query or body, where it is sent, must be the id of the caller; otherwise the answer is 403.
 * Admins are exempt. `levels` narrows the demand to some of the levels that may call the endpoint.
 */
export type Self = {
  in: 'query' | 'body'
  field: string
  is: 'user_id' | 'profesional_id'
  levels?: readonly LevelId[]
}

/** This field names one stored object that belongs to somebody; the generated access test sends another person's. */
export type Target = {
  in: 'query' | 'body'
  field: string
  is: 'konsultasi' | 'jadwal_tenaga' | 'user' | 'foto' | 'auth_session' | 'cuti' | 'percakapan' | 'pesan'
}
