import type { Keperluan } from '@sehati/contract/people/persetujuan.schema'
import { answerPersetujuan, getNaskah, listPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { listPsikolog, signPsikolog } from '@sehati/contract/rights/psikologi.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** A notice: the version in force, or the named one, which never changes. */
export const naskahQuery = (keperluan: Keperluan, versi?: number) =>
  ask(getNaskah, { keperluan, ...(versi !== undefined && { versi }) })

/** The purposes, and what the user said last to each. */
export const persetujuanQuery = () => ask(listPersetujuan)

/** The user's psychologists, and what the user said last for each; of one consultation where it is named. */
export const psikologQuery = (jadwalid?: number) => ask(listPsikolog, { ...(jadwalid !== undefined && { jadwalid }) })

export const useAnswerPersetujuan = () => useSend(answerPersetujuan, [listPersetujuan])
export const useSignPsikolog = () => useSend(signPsikolog, [listPsikolog])
