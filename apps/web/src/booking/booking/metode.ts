/** The specification's values of the method select, and what they mean on the wire. */
export const metodeOf = { reguler: 'online', bpjs: 'offline' } as const
export type MetodePilihan = keyof typeof metodeOf
