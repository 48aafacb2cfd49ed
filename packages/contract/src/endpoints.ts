import type * as z from 'zod/mini'
import * as alihan from './absence/alihan.endpoints.ts'
import * as cuti from './absence/cuti.endpoints.ts'
import * as hariLibur from './absence/hari-libur.endpoints.ts'
import * as kehadiran from './absence/kehadiran.endpoints.ts'
import * as tawaranWaktu from './absence/tawaran-waktu.endpoints.ts'
import * as usulan from './absence/usulan.endpoints.ts'
import type { Access } from './base/access.ts'
import type { Endpoint } from './base/endpoint.ts'
import * as waktu from './base/waktu.endpoints.ts'
import * as lanjutan from './booking/lanjutan.endpoints.ts'
import * as rangkaian from './booking/rangkaian.endpoints.ts'
import * as tahan from './booking/tahan.endpoints.ts'
import * as tautan from './booking/tautan.endpoints.ts'
import * as feedback from './care/feedback.endpoints.ts'
import * as kalender from './care/kalender.endpoints.ts'
import * as rekam from './care/rekam.endpoints.ts'
import * as skrining from './care/skrining.endpoints.ts'
import * as statistik from './care/statistik.endpoints.ts'
import * as templat from './care/templat.endpoints.ts'
import * as berhenti from './channel/berhenti.endpoints.ts'
import * as pemberitahuan from './channel/pemberitahuan.endpoints.ts'
import * as push from './channel/push.endpoints.ts'
import * as surat from './channel/surat.endpoints.ts'
import * as webhook from './channel/webhook.endpoints.ts'
import * as whatsapp from './channel/whatsapp.endpoints.ts'
import * as klinik from './clinic/klinik.endpoints.ts'
import * as layanan from './clinic/layanan.endpoints.ts'
import * as pengaturan from './clinic/pengaturan.endpoints.ts'
import * as spesialisasi from './clinic/spesialisasi.endpoints.ts'
import * as balasan from './consultation/balasan.endpoints.ts'
import * as konsultasi from './consultation/konsultasi.endpoints.ts'
import * as antrean from './desk/antrean.endpoints.ts'
import * as layar from './desk/layar.endpoints.ts'
import * as pasienLoket from './desk/pasien.endpoints.ts'
import type { ErrorCode } from './messages.ts'
import * as auth from './people/auth.endpoints.ts'
import * as duaLangkah from './people/dua-langkah.endpoints.ts'
import * as foto from './people/foto.endpoints.ts'
import * as konfirmasiEmail from './people/konfirmasi-email.endpoints.ts'
import * as kunciApi from './people/kunci-api.endpoints.ts'
import * as passkey from './people/passkey.endpoints.ts'
import * as perangkat from './people/perangkat.endpoints.ts'
import * as sso from './people/sso.endpoints.ts'
import * as tugas from './people/tugas.endpoints.ts'
import * as user from './people/user.endpoints.ts'
import * as jejak from './record/jejak.endpoints.ts'
import * as dataSaya from './rights/data-saya.endpoints.ts'
import * as identitasRekam from './rights/identitas-rekam.endpoints.ts'
import * as insiden from './rights/insiden.endpoints.ts'
import * as naskahKelola from './rights/naskah-kelola.endpoints.ts'
import * as pemrosesan from './rights/pemrosesan.endpoints.ts'
import * as permintaan from './rights/permintaan.endpoints.ts'
import * as permintaanAkses from './rights/permintaan-akses.endpoints.ts'
import * as persetujuan from './rights/persetujuan.endpoints.ts'
import * as psikologi from './rights/psikologi.endpoints.ts'
import * as retensi from './rights/retensi.endpoints.ts'
import * as wali from './rights/wali.endpoints.ts'
import * as darurat from './safety/darurat.endpoints.ts'
import * as jaga from './safety/jaga.endpoints.ts'
import * as keberatan from './safety/keberatan.endpoints.ts'
import * as pengungkapan from './safety/pengungkapan.endpoints.ts'
import * as perhatian from './safety/perhatian.endpoints.ts'
import * as peringatan from './safety/peringatan.endpoints.ts'
import * as alasan from './schedule/alasan.endpoints.ts'
import * as batas from './schedule/batas.endpoints.ts'
import * as jadwalTenaga from './schedule/jadwal-tenaga.endpoints.ts'
import * as jenis from './schedule/jenis.endpoints.ts'
import * as ketersediaan from './schedule/ketersediaan.endpoints.ts'
import * as semester from './schedule/semester.endpoints.ts'
import * as sesi from './schedule/sesi.endpoints.ts'
import * as tenagaProfesional from './schedule/tenaga-profesional.endpoints.ts'
import * as ekspor from './staffing/ekspor.endpoints.ts'
import * as impor from './staffing/impor.endpoints.ts'
import * as kedudukan from './staffing/kedudukan.endpoints.ts'
import * as tenagaKelola from './staffing/tenaga-kelola.endpoints.ts'
import * as bilik from './talk/bilik.endpoints.ts'
import * as percakapan from './talk/percakapan.endpoints.ts'
import * as tunggu from './waiting/tunggu.endpoints.ts'

/** An endpoint whose refusals all have their sentence. */
export type AnyEndpoint = Endpoint<Access, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, ErrorCode>

/** Every endpoint there is, by name: the access test calls them, and what the server does not serve yet shows by comparison. */
export const allEndpoints: Record<string, AnyEndpoint> = {
  ...user,
  ...kedudukan,
  ...dataSaya,
  ...tugas,
  ...jaga,
  ...auth,
  ...duaLangkah,
  ...passkey,
  ...sso,
  ...kunciApi,
  ...balasan,
  ...sesi,
  ...skrining,
  ...spesialisasi,
  ...klinik,
  ...tenagaKelola,
  ...tenagaProfesional,
  ...jadwalTenaga,
  ...ketersediaan,
  ...jejak,
  ...keberatan,
  ...jenis,
  ...alasan,
  ...batas,
  ...semester,
  ...konfirmasiEmail,
  ...konsultasi,
  ...darurat,
  ...usulan,
  ...alihan,
  ...tawaranWaktu,
  ...lanjutan,
  ...antrean,
  ...layar,
  ...pasienLoket,
  ...pengaturan,
  ...layanan,
  ...hariLibur,
  ...cuti,
  ...percakapan,
  ...bilik,
  ...pemberitahuan,
  ...berhenti,
  ...push,
  ...webhook,
  ...whatsapp,
  ...surat,
  ...tautan,
  ...kehadiran,
  ...rangkaian,
  ...tahan,
  ...tunggu,
  ...templat,
  ...rekam,
  ...feedback,
  ...perangkat,
  ...permintaan,
  ...permintaanAkses,
  ...naskahKelola,
  ...persetujuan,
  ...psikologi,
  ...wali,
  ...identitasRekam,
  ...insiden,
  ...pemrosesan,
  ...retensi,
  ...kalender,
  ...foto,
  ...statistik,
  ...perhatian,
  ...pengungkapan,
  ...peringatan,
  ...ekspor,
  ...impor,
  ...waktu,
}
