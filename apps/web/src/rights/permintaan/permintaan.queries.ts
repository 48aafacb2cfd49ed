import { listPernyataan } from '@sehati/contract/consultation/balasan.endpoints'
import * as api from '@sehati/contract/rights/permintaan.endpoints'
import { listPermintaanAkses, putPermintaanAkses } from '@sehati/contract/rights/permintaan-akses.endpoints'
import { ask, askAnew, useSend } from '../../base/lib/api.ts'

/** The requests of the signed-in person. */
export const permintaanSayaQuery = () => ask(api.listPermintaanSaya)
const own = [api.listPermintaanSaya]
export const useAjukanPermintaan = () => useSend(api.insertPermintaan, own)
export const useTarikPermintaan = () => useSend(api.withdrawPermintaan, own)

export const useTulisPernyataan = () => useSend(api.insertPernyataan, [...own, listPernyataan])

/** What an erasure would leave. */
export const sisaHapusQuery = () => ask(api.previewHapus)
export const useKonfirmasiHapus = () => useSend(api.confirmHapus)

/** The officers' list, and one request with its words: each look is recorded, so none is begun early. */
export const permintaanQuery = ({ isClosed }: { isClosed: boolean }) =>
  ask(api.listPermintaan, { ditutup: isClosed ? '1' : '0' })
export const permintaanLengkapQuery = (id: number) => askAnew(api.getPermintaan, { id })
const all = [api.listPermintaan]
export const usePutPermintaan = () => useSend(api.putPermintaan, all)
export const useCatatPermintaan = () => useSend(api.insertPermintaanLoket, all)

/** The requests for notes that the caller decides: each look is recorded, so none is begun early. */
export const permintaanAksesQuery = () => ask(listPermintaanAkses)
export const usePutPermintaanAkses = () => useSend(putPermintaanAkses, [listPermintaanAkses])
