const names = 'its body only names an object'
const act = 'an act with rules of its own, whose test reads back what it did'
const once = 'adds what is never changed, read back in the test of its feature'
const secret = 'no endpoint returns a password'
const seat = 'the seat of a connection, read back in bilik.routes.test'

/** The endpoints whose body is not an object that is edited, each with the reason. */
export const notEdited: Record<string, string> = {
  resetUserPassword: secret,
  activateTotp: secret,
  resetDuaLangkah: 'takes away what the person has lost',
  changePassword: secret,
  confirmEmailUser: names,
  setujuiAlihan: names,
  tolakAlihan: names,
  ambilWaktu: names,
  tolakWaktu: names,
  ambilTawaran: names,
  lewatiTawaran: names,
  lanjutTunggu: names,
  readPemberitahuan: names,
  batalRangkaian: act,
  cancelKonsultasi: act,
  rescheduleKonsultasi: act,
  rescheduleKonsultasiAdmin: act,
  putAlihan: act,
  putPermintaan: act,
  putPermintaanAkses: once,
  putPutusanIdentitas: once,
  putTawaranWaktu: act,
  panggilAntrean: act,
  mendesakTunggu: act,
  mendesakTungguTenpro: act,
  putUsia: once,
  putUsiaOrang: act,
  putRancangan: 'a draft as a whole, read back in naskah.routes.test',
  putJaga: once,
  updateWebhook: act,
  updateInsiden: 'its clock only moves forward, and it ends: insiden.routes.test',
  putKeberatanHadir: once,
  putTanggapan: once,
  putTinjauan: once,
  tutupPeringatan: once,
  putKursi: seat,
  keluarBilik: seat,
  putTanda: 'marks that only move forward, read back in kontak.test',
  putLanggananPush: 'the address of a browser, which no endpoint returns',
}
