import { getRekam, putDrafRekam } from '@sehati/contract/care/rekam.endpoints'
import { listTemplat, updateTemplat } from '@sehati/contract/care/templat.endpoints'
import { getKonsultasiTenpro, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listBatas, putBatas } from '@sehati/contract/schedule/batas.endpoints'
import { getJadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listJenisTenaga, putJenisTenaga } from '@sehati/contract/schedule/jenis.endpoints'
import { updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import {
  getTenagaProfesional,
  getTenagaProfesionalByUser,
  updateProfilTenaga,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { updateTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import { oneOf, type Row } from './row.ts'

const ofTenaga = {
  biografi: ['Sepuluh tahun di klinik kampus.', null],
  topik: [['Cemas', 'Tidur'], []],
  bahasa: [['Jawa'], []],
  no_str: ['STR-12', null],
  no_sip: ['SIP-34', null],
}

/** What is stored of a professional, and what professionals write. */
export const professionals: Record<string, Row> = {
  updateTenagaProfesional: {
    endpoint: updateTenagaProfesional,
    make: async ({ make, call }) => {
      const [who, { profesional_id: id }] = [await make.person(1), await make.profesional(2)]
      return { who, query: { id }, read: async () => (await call(who, getTenagaProfesional, { query: { id } })).data }
    },
    samples: {
      ...ofTenaga,
      spesialisasi_id: [(_, { make }) => make.spesialisasi()],
      lokasi: ['Gedung B'],
      klinik_id: [(_, { make }) => make.klinik(7)],
    },
  },
  updateProfilTenaga: {
    endpoint: updateProfilTenaga,
    make: async ({ make, call }) => {
      const who = await make.profesional(3)
      const query = { user_id: who.user_id }
      return { who, read: async () => (await call(who, getTenagaProfesionalByUser, { query })).data }
    },
    samples: ofTenaga,
  },
  putBatas: {
    endpoint: putBatas,
    make: async ({ make, call }) => {
      const [who, { profesional_id: profid }] = [await make.person(1), await make.profesional(2)]
      await call(who, putBatas, { query: { profid }, body: { per_hari: 6, per_minggu: 20 } })
      const read = async () => oneOf((await call(who, listBatas)).data, 'profesional_id', profid)
      return { who, query: { profid }, read }
    },
    samples: { per_hari: [4, null], per_minggu: [12, null] },
  },
  putJenisTenaga: {
    endpoint: putJenisTenaga,
    make: async ({ make, call }) => {
      const who = await make.profesional(2)
      const jenis_id = await make.jenis({}, who)
      const read = async () => oneOf((await call(who, listJenisTenaga)).data, 'jenis_id', jenis_id)
      return { who, names: async () => ({ jenis_id }), read }
    },
    samples: { aktif: [false, true], menit: [40, null] },
    others: { jenis_id: 'names the type' },
  },
  updateJadwalTenaga: {
    endpoint: updateJadwalTenaga,
    make: async ({ make, call }) => {
      const who = await make.profesional(2)
      const masa = { berlaku_dari: '2026-12-01', berlaku_sampai: '2027-01-31' }
      const { id } = await make.sesi(who.profesional_id, { ...masa, cadangan: 1, lepas_menit: 90 })
      const read = async () => {
        const { data } = await call(who, getJadwalTenaga, { query: { id } })
        return { berlaku_dari: null, berlaku_sampai: null, cadangan: 0, lepas_menit: 90, ...data }
      }
      return { who, query: { id }, read }
    },
    samples: {
      hari: ['Kamis'],
      jam_mulai: ['08:30:00'],
      jam_selesai: ['11:00:00'],
      sesi: [3],
      is_available: [0, 1],
      berlaku_dari: ['2026-12-08', null],
      berlaku_sampai: ['2027-02-28', null],
      cadangan: [0, 1],
      lepas_menit: [60],
    },
    others: { profesional_id: 'names the caller' },
  },
  updateTemplat: {
    endpoint: updateTemplat,
    make: async ({ make, call }) => {
      const who = await make.profesional(2)
      const id = await make.templat(who.profesional_id)
      return { who, query: { id }, read: async () => oneOf((await call(who, listTemplat)).data, 'templat_id', id) }
    },
    samples: { judul: ['Judul lain'], isi: ['Minum air yang cukup.'] },
  },
  updateKonsultasi: {
    endpoint: updateKonsultasi,
    make: async ({ make, call }) => {
      const { jadwal_id: jadwalid, tenaga: who } = await make.booked(await make.person(5), { balasan: 'Baik.' })
      const read = async () => {
        const { data } = await call(who, getKonsultasiTenpro, { query: { jadwalid } })
        return { ...data, dalam_hari: data.tindak_lanjut?.dalam_hari ?? null }
      }
      // Without a reply no professional sets a status.
      return { who, query: { jadwalid }, names: async () => ({ initial_consult: 'Baik.' }), read }
    },
    samples: { status: ['disetujui', 'selesai'], initial_consult: ['Istirahat cukup.'], dalam_hari: [14] },
    others: { dasar_versi: 'names the version that was seen' },
  },
  putDrafRekam: {
    endpoint: putDrafRekam,
    make: async ({ make, call }) => {
      const seen = { status: 'selesai', tanggal: '2026-11-18' as const, level_id: 3 as const }
      const { jadwal_id: jadwalid, tenaga: who } = await make.booked(await make.person(5), seen)
      const names = async () => ({ jenis: 'terbatas', dasar_versi: 0 })
      await call(who, putDrafRekam, { query: { jadwalid }, body: { ...(await names()), isi: 'Draf.' } })
      const read = async () => {
        const { data } = await call(who, getRekam, { query: { jadwalid } })
        return { isi: (oneOf(data.catatan, 'jenis', 'terbatas').draf as { isi: string }).isi }
      }
      return { who, query: { jadwalid }, names, read }
    },
    samples: { isi: ['Draf yang lain.'] },
    others: {
      jenis: 'names the kind of note',
      dasar_versi: 'names the version that was seen',
      revisi: 'names the draft that was seen',
    },
  },
}
