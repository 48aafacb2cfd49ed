import { instantOf, WIB, type Zona } from '@sehati/contract/base/waktu'
import { pukulDi, rentangJam } from './tanggal.ts'

/** Hours of a clinic. */
type Jam = { jam_mulai: string; jam_selesai: string; zona: Zona }
/** The beginning of a consultation, an ISO instant, and the zone of its clinic. */
type Mulai = { tanggal: string; zona: Zona }

/** `offset`: minutes behind UTC, as a device has it. The zone of Jakarta where it is none of Indonesia. */
const zonaOf = (offset: number): Zona => ([8, 9] as const).find((zona) => zona * -60 === offset) ?? WIB

/** `08.00–08.50 WIB`: hours of a clinic by the clock of a device; null where it has the same. */
export function jamDiSini({ jam_mulai, jam_selesai, zona }: Jam, offset: number): string | null {
  const here = zonaOf(offset)
  const at = (pukul: string) => instantOf('2000-01-03', pukul, zona).toISOString()
  return here === zona ? null : rentangJam(at(jam_mulai), at(jam_selesai), here)
}

/** `08.00 WIB`: an ISO instant of a clinic by the clock of a device; null where it has the same. */
export function pukulDiSini({ tanggal, zona }: Mulai, offset: number): string | null {
  const here = zonaOf(offset)
  return here === zona ? null : pukulDi(tanggal, here)
}

const offsetHere = () => new Date().getTimezoneOffset()

const Baris = ({ isi }: { isi: string | null }) =>
  isi && <small style={{ display: 'block', color: 'var(--sehati-quiet)', fontWeight: 400 }}>{isi}</small>

/** The hours of a clinic by the clock of this device, in a line of their own; nothing where it has the same. */
export const JamDiSini = ({ sesi }: { sesi: Jam }) => <Baris isi={jamDiSini(sesi, offsetHere())} />

/** The same of what is known by its beginning only. */
export const PukulDiSini = ({ mulai }: { mulai: Mulai }) => <Baris isi={pukulDiSini(mulai, offsetHere())} />
