import { insertPengungkapan, listPengungkapan, ungkapPeringatan } from '@sehati/contract/safety/pengungkapan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** Whom outside of the clinic the caller has told. */
export const pengungkapanQuery = () => ask(listPengungkapan)

export const useUngkap = () => useSend(insertPengungkapan, [listPengungkapan])
export const useUngkapPeringatan = () => useSend(ungkapPeringatan, [listPengungkapan])
