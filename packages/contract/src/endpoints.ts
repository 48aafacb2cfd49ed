import type { z } from 'zod'
import type { Access } from './access.ts'
import * as alasan from './alasan/endpoints.ts'
import * as alihan from './alihan/endpoints.ts'
import * as auth from './auth/endpoints.ts'
import * as balasan from './balasan/endpoints.ts'
import * as batas from './batas/endpoints.ts'
import * as berhenti from './berhenti/endpoints.ts'
import * as bilik from './bilik/endpoints.ts'
import * as cuti from './cuti/endpoints.ts'
import * as darurat from './darurat/endpoints.ts'
import * as ekspor from './ekspor/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedback from './feedback/endpoints.ts'
import * as foto from './foto/endpoints.ts'
import * as hariLibur from './hari-libur/endpoints.ts'
import * as impor from './impor/endpoints.ts'
import * as jadwalTenaga from './jadwal-tenaga/endpoints.ts'
import * as jaga from './jaga/endpoints.ts'
import * as jejak from './jejak/endpoints.ts'
import * as jenis from './jenis/endpoints.ts'
import * as kalender from './kalender/endpoints.ts'
import * as keberatan from './keberatan/endpoints.ts'
import * as kedudukan from './kedudukan/endpoints.ts'
import * as ketersediaan from './ketersediaan/endpoints.ts'
import * as klinik from './klinik/endpoints.ts'
import * as konfirmasiEmail from './konfirmasi-email/endpoints.ts'
import * as konsultasi from './konsultasi/endpoints.ts'
import * as layanan from './layanan/endpoints.ts'
import type { ErrorCode } from './messages.ts'
import * as pemberitahuan from './pemberitahuan/endpoints.ts'
import * as pengaturan from './pengaturan/endpoints.ts'
import * as perangkat from './perangkat/endpoints.ts'
import * as percakapan from './percakapan/endpoints.ts'
import * as perhatian from './perhatian/endpoints.ts'
import * as peringatan from './peringatan/endpoints.ts'
import * as push from './push/endpoints.ts'
import * as rekam from './rekam/endpoints.ts'
import * as semester from './semester/endpoints.ts'
import * as sesi from './sesi/endpoints.ts'
import * as skrining from './skrining/endpoints.ts'
import * as spesialisasi from './spesialisasi/endpoints.ts'
import * as statistik from './statistik/endpoints.ts'
import * as surat from './surat/endpoints.ts'
import * as tahan from './tahan/endpoints.ts'
import * as tautan from './tautan/endpoints.ts'
import * as templat from './templat/endpoints.ts'
import * as tenagaKelola from './tenaga-kelola/endpoints.ts'
import * as tenagaProfesional from './tenaga-profesional/endpoints.ts'
import * as tugas from './tugas/endpoints.ts'
import * as user from './user/endpoints.ts'
import * as usulan from './usulan/endpoints.ts'
import * as waktu from './waktu/endpoints.ts'
import * as whatsapp from './whatsapp/endpoints.ts'

/** An endpoint whose refusals all have their sentence. */
export type AnyEndpoint = Endpoint<Access, z.ZodType, z.ZodType, z.ZodType, ErrorCode>

/** Every endpoint there is, by name: the access test calls them, and what the server does not serve yet shows by comparison. */
export const allEndpoints: Record<string, AnyEndpoint> = {
  ...user,
  ...kedudukan,
  ...tugas,
  ...jaga,
  ...auth,
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
  ...pengaturan,
  ...layanan,
  ...hariLibur,
  ...cuti,
  ...percakapan,
  ...bilik,
  ...pemberitahuan,
  ...berhenti,
  ...push,
  ...whatsapp,
  ...surat,
  ...tautan,
  ...tahan,
  ...templat,
  ...rekam,
  ...feedback,
  ...perangkat,
  ...kalender,
  ...foto,
  ...statistik,
  ...perhatian,
  ...peringatan,
  ...ekspor,
  ...impor,
  ...waktu,
}
