import * as alihan from './absence/alihan.schema.ts'
import * as cuti from './absence/cuti.schema.ts'
import * as hariLibur from './absence/hari-libur.schema.ts'
import * as kehadiran from './absence/kehadiran.schema.ts'
import * as tawaranWaktu from './absence/tawaran-waktu.schema.ts'
import * as terdampak from './absence/terdampak.schema.ts'
import * as usulan from './absence/usulan.schema.ts'
import * as berkas from './base/berkas.schema.ts'
import * as page from './base/page.schema.ts'
import * as lanjutan from './booking/lanjutan.schema.ts'
import * as rangkaian from './booking/rangkaian.schema.ts'
import * as tahan from './booking/tahan.schema.ts'
import * as tautan from './booking/tautan.schema.ts'
import * as feedback from './care/feedback.schema.ts'
import * as kalender from './care/kalender.schema.ts'
import * as rekam from './care/rekam.schema.ts'
import * as skrining from './care/skrining.schema.ts'
import * as statistik from './care/statistik.schema.ts'
import * as templat from './care/templat.schema.ts'
import * as pemberitahuan from './channel/pemberitahuan.schema.ts'
import * as push from './channel/push.schema.ts'
import * as realtime from './channel/realtime.schema.ts'
import * as surat from './channel/surat.schema.ts'
import * as webhook from './channel/webhook.schema.ts'
import * as whatsapp from './channel/whatsapp.schema.ts'
import * as klinik from './clinic/klinik.schema.ts'
import * as layanan from './clinic/layanan.schema.ts'
import * as pengaturan from './clinic/pengaturan.schema.ts'
import * as spesialisasi from './clinic/spesialisasi.schema.ts'
import * as bagian from './consultation/bagian.schema.ts'
import * as balasan from './consultation/balasan.schema.ts'
import * as konsultasi from './consultation/konsultasi.schema.ts'
import * as tindakLanjut from './consultation/tindak-lanjut.schema.ts'
import * as antrean from './desk/antrean.schema.ts'
import * as layar from './desk/layar.schema.ts'
import * as pasienLoket from './desk/pasien.schema.ts'
import * as auth from './people/auth.schema.ts'
import * as duaLangkah from './people/dua-langkah.schema.ts'
import * as konfirmasiEmail from './people/konfirmasi-email.schema.ts'
import * as kunciApi from './people/kunci-api.schema.ts'
import * as passkey from './people/passkey.schema.ts'
import * as perangkat from './people/perangkat.schema.ts'
import * as persetujuan from './people/persetujuan.schema.ts'
import * as sso from './people/sso.schema.ts'
import * as tugas from './people/tugas.schema.ts'
import * as user from './people/user.schema.ts'
import * as usia from './people/usia.schema.ts'
import * as jejak from './record/jejak.schema.ts'
import * as dataSaya from './rights/data-saya.schema.ts'
import * as identitasRekam from './rights/identitas-rekam.schema.ts'
import * as insiden from './rights/insiden.schema.ts'
import * as naskah from './rights/naskah.schema.ts'
import * as naskahKelola from './rights/naskah-kelola.schema.ts'
import * as pemrosesan from './rights/pemrosesan.schema.ts'
import * as permintaan from './rights/permintaan.schema.ts'
import * as permintaanAkses from './rights/permintaan-akses.schema.ts'
import * as psikologi from './rights/psikologi.schema.ts'
import * as retensi from './rights/retensi.schema.ts'
import * as wali from './rights/wali.schema.ts'
import * as darurat from './safety/darurat.schema.ts'
import * as jaga from './safety/jaga.schema.ts'
import * as keberatan from './safety/keberatan.schema.ts'
import * as pengungkapan from './safety/pengungkapan.schema.ts'
import * as perhatian from './safety/perhatian.schema.ts'
import * as peringatan from './safety/peringatan.schema.ts'
import * as alasan from './schedule/alasan.schema.ts'
import * as batas from './schedule/batas.schema.ts'
import * as jadwalTenaga from './schedule/jadwal-tenaga.schema.ts'
import * as jenis from './schedule/jenis.schema.ts'
import * as ketersediaan from './schedule/ketersediaan.schema.ts'
import * as semester from './schedule/semester.schema.ts'
import * as sesi from './schedule/sesi.schema.ts'
import * as tenagaProfesional from './schedule/tenaga-profesional.schema.ts'
import * as ekspor from './staffing/ekspor.schema.ts'
import * as impor from './staffing/impor.schema.ts'
import * as kedudukan from './staffing/kedudukan.schema.ts'
import * as tenagaKelola from './staffing/tenaga-kelola.schema.ts'
import * as bilik from './talk/bilik.schema.ts'
import * as percakapan from './talk/percakapan.schema.ts'
import * as tunggu from './waiting/tunggu.schema.ts'

/** Every export of the files of schemas, by name: the document of the API describes each shape once, under that name. */
export const allSchemas = {
  ...alihan,
  ...tawaranWaktu,
  ...antrean,
  ...pasienLoket,
  ...alasan,
  ...auth,
  ...duaLangkah,
  ...passkey,
  ...sso,
  ...kunciApi,
  ...bagian,
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
  ...lanjutan,
  ...layar,
  ...layanan,
  ...naskah,
  ...naskahKelola,
  ...page,
  ...pemberitahuan,
  ...pengaturan,
  ...perangkat,
  ...perhatian,
  ...persetujuan,
  ...usia,
  ...wali,
  ...pengungkapan,
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
  ...kehadiran,
  ...rangkaian,
  ...tahan,
  ...tunggu,
  ...templat,
  ...tenagaKelola,
  ...tenagaProfesional,
  ...terdampak,
  ...tindakLanjut,
  ...tugas,
  ...user,
  ...kedudukan,
  ...dataSaya,
  ...permintaan,
  ...permintaanAkses,
  ...psikologi,
  ...identitasRekam,
  ...insiden,
  ...pemrosesan,
  ...retensi,
  ...usulan,
  ...webhook,
  ...whatsapp,
} as const
