import type { Keperluan } from '@sehati/contract/people/persetujuan.schema'
import { answerPersetujuan, getNaskah, listPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** A notice: the version in force, or the named one, which never changes. */
export const naskahQuery = (keperluan: Keperluan, versi?: number) =>
  ask(getNaskah, { keperluan, ...(versi !== undefined && { versi }) })

/** The purposes, and what the user said last to each. */
export const persetujuanQuery = () => ask(listPersetujuan)

export const useAnswerPersetujuan = () => useSend(answerPersetujuan, [listPersetujuan])
