import {
  countKonsultasiTenpro,
  getDashboard,
  getKonsultasi,
  getKonsultasiTenpro,
  listKonsultasiAdmin,
  listKonsultasiTenpro,
  listRiwayat,
  listRiwayatStatus,
  listSelesai,
  viewKonsultasi,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import { listKontak, listKontakOrang } from '@sehati/contract/talk/percakapan.endpoints'

/** Every read that shows the time or the status of a consultation: all of them go stale when one is changed. */
export const konsultasiReads = [
  countKonsultasiTenpro,
  getDashboard,
  getKonsultasi,
  getKonsultasiTenpro,
  listKonsultasiAdmin,
  listKonsultasiTenpro,
  listKontak,
  listKontakOrang,
  listRiwayat,
  listRiwayatStatus,
  listSelesai,
  viewKonsultasi,
]
