import { LINGKUP_KLINIS } from '@sehati/contract/people/kunci-api.rules'
import { keluhanMedis } from '../../consultation/konsultasi/baca.ts'
import { type KonsultasiFhir, keAppointment } from './appointment.ts'
import { batasOf, idOf, type Saring } from './cari.ts'
import { keEncounter } from './encounter.ts'
import { findKonsultasi, type KonsultasiRow, listKonsultasi, statusKonsultasi } from './konsultasi.store.ts'
import { type Baca, type Bacaan, DIUBAH, type Hasil } from './sumber.ts'

const kinds = { Appointment: keAppointment, Encounter: keEncounter }

/** A reference that names nothing finds nothing. */
const NONE = -1
const orangOf = (saring: Saring, name: string) => {
  const asked = saring.acuan[name]
  return asked && (idOf(asked.id) ?? NONE)
}

/** Consultations as they are planned, or as they are held. */
function bacaan(sumber: keyof typeof kinds): Bacaan {
  const semua = statusKonsultasi[sumber]
  const lebih = ({ lingkup }: Baca) => ({ klinis: lingkup.includes(LINGKUP_KLINIS), riwayat: sumber === 'Encounter' })
  const hasil = ({ seal }: Baca, { keluhan, kelas, penanda, ...row }: KonsultasiRow): Hasil => {
    const teks = keluhan ? keluhanMedis({ seal }, { jadwal_id: row.jadwal_id, kelas, keluhan }) : null
    const k: KonsultasiFhir = teks === null ? row : { ...row, keluhan: teks }
    const milik = { objek: 'konsultasi', objek_id: row.jadwal_id, subjek_id: row.user_id } as const
    return { sumber: kinds[sumber](k), penanda, milik }
  }
  return {
    sumber,
    param: {
      date: { jenis: 'date' },
      patient: { jenis: 'reference', ke: ['Patient'] },
      practitioner: { jenis: 'reference', ke: ['Practitioner'] },
      status: { jenis: 'token', kata: semua },
      ...DIUBAH,
    },
    async find(context, id) {
      const jadwal_id = idOf(id)
      const row = jadwal_id && (await findKonsultasi(context.reads, jadwal_id, semua, lebih(context)))
      return row ? [hasil(context, row)] : []
    },
    async page(context, saring) {
      const rows = await listKonsultasi(
        context.reads,
        {
          date: saring.rentang.date,
          diubah: saring.rentang._lastUpdated,
          patient: orangOf(saring, 'patient'),
          practitioner: orangOf(saring, 'practitioner'),
          status: saring.kata.status ?? semua,
          batas: batasOf(saring.halaman),
          count: saring.count,
        },
        lebih(context),
      )
      return rows.map((row) => hasil(context, row))
    },
  }
}

export const appointment = bacaan('Appointment')
export const encounter = bacaan('Encounter')
