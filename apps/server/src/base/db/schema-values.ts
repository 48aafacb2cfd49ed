import { ALIHAN_JAM, ALIHAN_SEBELUM_JAM, semuaHasilAlihan } from '@sehati/contract/absence/alihan.rules'
import { JenisLibur } from '@sehati/contract/absence/hari-libur.schema'
import {
  batasHadir,
  DIBATASI_HARI,
  HADIR_HARI,
  KEBERATAN_HARI,
  KONFIRMASI_JAM,
  KONFIRMASI_PUKUL,
  poinHadir,
  semuaPutusanHadir,
  TIDAK_HADIR_MENIT,
} from '@sehati/contract/absence/kehadiran.rules'
import { MAX_TAWARAN_WAKTU, semuaHasilTawaranWaktu } from '@sehati/contract/absence/tawaran-waktu.rules'
import { semuaTindakan } from '@sehati/contract/absence/terdampak.rules'
import {
  AKUN_LEPAS_HARI,
  ALASAN_TERPENDEK,
  BILIK_DIBUKA_MENIT,
  BILIK_DITUTUP_MENIT,
  BINTANG_TERBANYAK,
  batasJenis,
  batasTerbanyak,
  belumDikonfirmasi,
  daftarTenaga,
  EMAIL_DIATUR_JAM,
  IZIN_REKAM_HARI,
  ingatPeringatan,
  janjiJawab,
  KURSI_KOSONG_DETIK,
  LEPAS_MENIT,
  langkahPeringatan,
  layananTerbanyak,
  MAX_CAKRAWALA_HARI,
  MAX_LEPAS_MENIT,
  MAX_MINGGU_KE_DEPAN,
  MAX_SESI,
  MAX_SESSIONS,
  maxLength,
  PERANGKAT_TERBANYAK,
  PERINGATAN_LAMA_JAM,
  PUSH_TERBANYAK,
  panjangLayanan,
  SINYAL_HIDUP_DETIK,
  TAHAN_MENIT,
  TEMPAT_TERPANJANG_JAM,
  TEMPLAT_TERBANYAK,
  TINJAUAN_HARI_KERJA,
  tindakLanjut,
  ukuranFoto,
} from '@sehati/contract/base/constants'
import { jamTenang } from '@sehati/contract/base/tenang.rules'
import { namaHari, Zona } from '@sehati/contract/base/waktu'
import { PERTEMUAN_TERBANYAK, PERTEMUAN_TERSEDIKIT, semuaJarakMinggu } from '@sehati/contract/booking/rangkaian.rules'
import { jenisTempat } from '@sehati/contract/booking/tahan.schema'
import { jenisRekam } from '@sehati/contract/care/rekam.schema'
import { jenisPemberitahuan, jenisPengingat } from '@sehati/contract/channel/pemberitahuan.schema'
import { StatusSurat } from '@sehati/contract/channel/surat.schema'
import { ALAMAT_WEBHOOK_TERPANJANG, jenisWebhook } from '@sehati/contract/channel/webhook.rules'
import { GalatWebhook, SebabMati, StatusPengiriman } from '@sehati/contract/channel/webhook.schema'
import { SebabIzinWa } from '@sehati/contract/channel/whatsapp.schema'
import { nomorTetap } from '@sehati/contract/clinic/layanan.rules'
import { ModeJendela } from '@sehati/contract/clinic/pengaturan.schema'
import {
  agreedStatuses,
  openStatuses,
  scheduledStatuses,
  sebabBerpoin,
} from '@sehati/contract/consultation/konsultasi.rules'
import { Kelas, MetodeKonsultasi, SebabBatal, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { dalamAntrean, PANGGILAN_TERBANYAK, semuaKeadaanAntrean } from '@sehati/contract/desk/antrean.rules'
import { TIKET_KEDUA_PERCOBAAN } from '@sehati/contract/people/dua-langkah.rules'
import { KUNCI_API_HARI, semuaLingkup } from '@sehati/contract/people/kunci-api.rules'
import { KanalPersetujuan, Keperluan, Sikap } from '@sehati/contract/people/persetujuan.schema'
import { semuaTugas } from '@sehati/contract/people/tugas.rules'
import { Gender, StatusUser } from '@sehati/contract/people/user.schema'
import { USIA_DEWASA } from '@sehati/contract/people/usia.rules'
import { semuaDasarJejak, semuaHasilTinjauan, semuaKategoriDarurat } from '@sehati/contract/record/jejak.rules'
import {
  akunTidur,
  BUKTI_TAHUN,
  REKAM_TAHUN,
  semuaKelasRetensi,
  semuaSebabRetensi,
} from '@sehati/contract/record/retensi.rules'
import { IDENTITAS_MENIT } from '@sehati/contract/rights/identitas-rekam.rules'
import {
  semuaCaraTerdampak,
  semuaKelasData,
  semuaLangkahInsiden,
  semuaTingkat,
} from '@sehati/contract/rights/insiden.rules'
import { NASKAH_JAM } from '@sehati/contract/rights/naskah.rules'
import {
  permintaanTerbuka,
  semuaAlasanTolak,
  semuaJenisPermintaan,
  semuaKanalPermintaan,
  semuaStatusPermintaan,
} from '@sehati/contract/rights/permintaan.rules'
import { TENGGAT_JAM } from '@sehati/contract/rights/tenggat.rules'
import { KEPENTINGAN_VITAL_HARI, semuaHubunganWali, semuaJalurWali } from '@sehati/contract/rights/wali.rules'
import { DARURAT_MENIT } from '@sehati/contract/safety/darurat.rules'
import { semuaSumberPeringatan } from '@sehati/contract/safety/peringatan.rules'
import { BidangJenis, MetodeJenis } from '@sehati/contract/schedule/jenis.schema'
import { ApaBilik, KeadaanKursi, PeranBilik } from '@sehati/contract/talk/bilik.schema'
import { semuaJenisLampiran } from '@sehati/contract/talk/percakapan.rules'
import {
  DIAM_TERBANYAK,
  dalamTunggu,
  SISIH_MENIT,
  semuaJawabanTawaran,
  semuaStatusTunggu,
  TUNGGU_SEBELUM_MENIT,
} from '@sehati/contract/waiting/tunggu.rules'

/**
 * The numbers and lists of the contract that the schema names: `:DARURAT_MENIT`, `:maxLength.email`, `in (:jenisRekam)`. A name is that
 * of the contract, so that a search finds both places. `schema-files.ts` puts the values in.
 */
export const schemaValues = {
  AKUN_LEPAS_HARI,
  ALAMAT_WEBHOOK_TERPANJANG,
  ALASAN_TERPENDEK,
  ALIHAN_JAM,
  ALIHAN_SEBELUM_JAM,
  MAX_TAWARAN_WAKTU,
  ApaBilik: ApaBilik.options,
  BILIK_DIBUKA_MENIT,
  BILIK_DITUTUP_MENIT,
  BINTANG_TERBANYAK,
  BidangJenis: BidangJenis.options,
  DARURAT_MENIT,
  DIAM_TERBANYAK,
  DIBATASI_HARI,
  EMAIL_DIATUR_JAM,
  GalatWebhook: GalatWebhook.options,
  Gender: Gender.options,
  HADIR_HARI,
  IDENTITAS_MENIT,
  IZIN_REKAM_HARI,
  JenisLibur: JenisLibur.options,
  KEBERATAN_HARI,
  KEPENTINGAN_VITAL_HARI,
  KUNCI_API_HARI,
  KURSI_KOSONG_DETIK,
  KanalPersetujuan: KanalPersetujuan.options,
  KeadaanKursi: KeadaanKursi.options,
  Kelas: Kelas.options,
  Keperluan: Keperluan.options,
  LEPAS_MENIT,
  MAX_CAKRAWALA_HARI,
  MAX_LEPAS_MENIT,
  MAX_MINGGU_KE_DEPAN,
  MAX_SESI,
  MetodeJenis: MetodeJenis.options,
  MetodeKonsultasi: MetodeKonsultasi.options,
  ModeJendela: ModeJendela.options,
  PANGGILAN_TERBANYAK,
  PERANGKAT_TERBANYAK,
  PERINGATAN_LAMA_JAM,
  PUSH_TERBANYAK,
  PERTEMUAN_TERBANYAK,
  PERTEMUAN_TERSEDIKIT,
  PeranBilik: PeranBilik.options,
  MAX_SESSIONS,
  SINYAL_HIDUP_DETIK,
  SISIH_MENIT,
  SebabBatal: SebabBatal.options,
  SebabIzinWa: SebabIzinWa.options,
  SebabMati: SebabMati.options,
  Sikap: Sikap.options,
  StatusKonsultasi: StatusKonsultasi.options,
  StatusPengiriman: StatusPengiriman.options,
  StatusSurat: StatusSurat.options,
  StatusUser: StatusUser.options,
  TAHAN_MENIT,
  TEMPAT_TERPANJANG_JAM,
  TEMPLAT_TERBANYAK,
  TIDAK_HADIR_MENIT,
  TIKET_KEDUA_PERCOBAAN,
  TINJAUAN_HARI_KERJA,
  TUNGGU_SEBELUM_MENIT,
  USIA_DEWASA,
  Zona: Zona.def.values,
  agreedStatuses,
  batasHadir,
  batasJenis,
  batasTerbanyak,
  belumDikonfirmasi,
  daftarTenaga,
  dalamAntrean,
  dalamTunggu,
  ingatPeringatan,
  janjiJawab,
  jenisPemberitahuan,
  jenisPengingat,
  jenisRekam,
  jenisTempat,
  jenisWebhook,
  KONFIRMASI_JAM,
  // A list of one word each: the schema knows numbers and lists.
  KONFIRMASI_PUKUL: [KONFIRMASI_PUKUL],
  jamTenang: { dari: [jamTenang.dari], sampai: [jamTenang.sampai] },
  langkahPeringatan,
  layananTerbanyak,
  maxLength,
  namaHari,
  nomorTetap,
  openStatuses,
  panjangLayanan,
  poinHadir,
  scheduledStatuses,
  sebabBerpoin,
  semuaCaraTerdampak,
  semuaDasarJejak,
  semuaHasilAlihan,
  semuaHasilTawaranWaktu,
  semuaTindakan,
  semuaHasilTinjauan,
  semuaHubunganWali,
  semuaJalurWali,
  semuaJarakMinggu,
  semuaJawabanTawaran,
  semuaJenisLampiran,
  semuaKategoriDarurat,
  permintaanTerbuka,
  REKAM_TAHUN,
  semuaAlasanTolak,
  semuaJenisPermintaan,
  semuaKanalPermintaan,
  semuaStatusPermintaan,
  NASKAH_JAM,
  TENGGAT_JAM,
  akunTidur,
  BUKTI_TAHUN,
  semuaKelasRetensi,
  semuaSebabRetensi,
  semuaKeadaanAntrean,
  semuaKelasData,
  semuaLangkahInsiden,
  semuaLingkup,
  semuaPutusanHadir,
  semuaStatusTunggu,
  semuaSumberPeringatan,
  semuaTingkat,
  semuaTugas,
  tindakLanjut,
  ukuranFoto,
}
