import type { TanpaSlot } from '../../booking/booking/booking-form.tsx'
import { metodeOf } from '../../booking/booking/metode.ts'
import { GabungButton } from '../tunggu/gabung-button.tsx'

/** On the booking page, where a date has no free time: the way into the line, with what the form has already. */
export const TungguDariForm = ({ tenaga, waktu, isian, Bantuan, onPick }: TanpaSlot) => (
  <GabungButton
    tenaga={tenaga}
    jenis_id={waktu.jenis?.jenis_id}
    isian={{ ...isian, metode_konsultasi: metodeOf[isian.metodePilihan] }}
    tanggal={waktu.tanggal}
    Bantuan={Bantuan}
    onFree={({ jadwal_tenaga_id: id, tanggal, jam_mulai }) => {
      const free = { id, tanggal, jam_mulai, jenis_id: waktu.jenis?.jenis_id }
      waktu.restore(free)
      onPick(free)
    }}
  />
)
