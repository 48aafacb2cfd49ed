import type { Draft } from '../../base/lib/draft.ts'

export type MetodePilihan = Draft['metodePilihan']
/** The specification's values of the method select, and what they mean on the wire. */
export const metodeOf = { reguler: 'online', bpjs: 'offline' } as const satisfies Record<MetodePilihan, string>
