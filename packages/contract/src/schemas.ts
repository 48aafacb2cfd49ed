import * as alasan from './alasan/schema.ts'
import * as alihan from './alihan/schema.ts'
import * as auth from './auth/schema.ts'
import * as balasan from './balasan/schema.ts'
import * as batas from './batas/schema.ts'
import * as berkas from './berkas/schema.ts'
import * as bilik from './bilik/schema.ts'
import * as cuti from './cuti/schema.ts'
import * as darurat from './darurat/schema.ts'
import * as ekspor from './ekspor/schema.ts'
import * as feedback from './feedback/schema.ts'
import * as hariLibur from './hari-libur/schema.ts'
import * as impor from './impor/schema.ts'
import * as jadwalTenaga from './jadwal-tenaga/schema.ts'
import * as jaga from './jaga/schema.ts'
import * as jejak from './jejak/schema.ts'
import * as jenis from './jenis/schema.ts'
import * as kalender from './kalender/schema.ts'
import * as keberatan from './keberatan/schema.ts'
import * as kedudukan from './kedudukan/schema.ts'
import * as ketersediaan from './ketersediaan/schema.ts'
import * as klinik from './klinik/schema.ts'
import * as konfirmasiEmail from './konfirmasi-email/schema.ts'
import * as konsultasi from './konsultasi/schema.ts'
import * as layanan from './layanan/schema.ts'
import * as page from './page/schema.ts'
import * as pemberitahuan from './pemberitahuan/schema.ts'
import * as pengaturan from './pengaturan/schema.ts'
import * as perangkat from './perangkat/schema.ts'
import * as percakapan from './percakapan/schema.ts'
import * as perhatian from './perhatian/schema.ts'
import * as peringatan from './peringatan/schema.ts'
import * as push from './push/schema.ts'
import * as realtime from './realtime/schema.ts'
import * as rekam from './rekam/schema.ts'
import * as semester from './semester/schema.ts'
import * as sesi from './sesi/schema.ts'
import * as skrining from './skrining/schema.ts'
import * as spesialisasi from './spesialisasi/schema.ts'
import * as statistik from './statistik/schema.ts'
import * as surat from './surat/schema.ts'
import * as tahan from './tahan/schema.ts'
import * as tautan from './tautan/schema.ts'
import * as templat from './templat/schema.ts'
import * as tenagaKelola from './tenaga-kelola/schema.ts'
import * as tenagaProfesional from './tenaga-profesional/schema.ts'
import * as terdampak from './terdampak/schema.ts'
import * as tugas from './tugas/schema.ts'
import * as user from './user/schema.ts'
import * as usulan from './usulan/schema.ts'
import * as whatsapp from './whatsapp/schema.ts'

/** Every export of the files of schemas, by name: the document of the API describes each shape once, under that name. */
export const allSchemas = {
  ...alihan,
  ...alasan,
  ...auth,
  ...balasan,
  ...batas,
  ...berkas,
  ...bilik,
  ...cuti,
  ...darurat,
  ...ekspor,
  ...feedback,
  ...hariLibur,
  ...impor,
  ...jadwalTenaga,
  ...jaga,
  ...jejak,
  ...keberatan,
  ...jenis,
  ...kalender,
  ...ketersediaan,
  ...klinik,
  ...konfirmasiEmail,
  ...konsultasi,
  ...layanan,
  ...page,
  ...pemberitahuan,
  ...pengaturan,
  ...perangkat,
  ...perhatian,
  ...peringatan,
  ...percakapan,
  ...push,
  ...realtime,
  ...rekam,
  ...semester,
  ...sesi,
  ...skrining,
  ...spesialisasi,
  ...statistik,
  ...surat,
  ...tautan,
  ...tahan,
  ...templat,
  ...tenagaKelola,
  ...tenagaProfesional,
  ...terdampak,
  ...tugas,
  ...user,
  ...kedudukan,
  ...usulan,
  ...whatsapp,
} as const
