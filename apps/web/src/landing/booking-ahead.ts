import { type LevelId, roles } from '@sehati/contract/base/access'
import { hariOf, instantOf, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { isOpen } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { SlotTanggal } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import type { TenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { addressOf } from '../base/lib/address.ts'
import { askAhead } from '../base/lib/ahead.ts'
import { unseal } from '../base/lib/device-key.ts'
import { type JendelaHari, jendelaOf, rentangFrom } from '../schedule/ketersediaan/ketersediaan.rules.ts'
import { booking } from './ahead-addresses.ts'
import { showBookingPage } from './booking-words.ts'

// Runs at the booking page while the application is on its way: requests what that page reads first, and shows its first words. The
// page itself requests what is missing, or was meant for another day than the service's today.

/** The rows of a read; undefined where it was refused or failed. */
const ask = async <Row>(address: string, token: string | null): Promise<Row[] | undefined> =>
  ((await askAhead(address, token)) as { data?: Row[] } | undefined)?.data

/** Something is said above the days: when they open again, or which open next. */
const hasNote = ({ bukaKembali, menyusul }: JendelaHari) => bukaKembali !== null || menyusul.length > 0

/** The sessions of a date by their start; one that has begun is free for no patient. */
const inOrder = (found: SlotTanggal[], tanggal: Tanggal, now: Date): SlotTanggal[] =>
  found
    .map((slot) =>
      instantOf(tanggal, slot.jam_mulai, slot.zona) <= now ? { ...slot, is_available: 0 as const } : slot,
    )
    .sort((one, other) => one.jam_mulai.localeCompare(other.jam_mulai))

/** Requests the patient. Returns whether the URL lies in the area of this account: from another one the application leads away. */
async function askForPatient(token: string): Promise<boolean> {
  const [id, level] = await unseal(localStorage.getItem('userId') ?? '', localStorage.getItem('levelId') ?? '')
  if (id) void askAhead(addressOf(booking.user, { id: Number(id) }), token)
  return roles[Number(level) as LevelId]?.nama === location.pathname.split('/')[1]
}

async function start(): Promise<void> {
  const token = localStorage.getItem('token')
  const search = new URLSearchParams(location.search)
  const profid = Number(search.get('profesional_id'))
  if (!token || !Number.isSafeInteger(profid) || profid < 1) return
  const now = new Date()
  const today = tanggalWib(now)
  const asked = {
    days: ask<Ketersediaan>(addressOf(booking.ketersediaan, { profid, ...rentangFrom(today) }), token),
    tenaga: ask<TenagaProfesionalPublik>(addressOf(booking.tenaga), null),
    earlier: ask<KonsultasiTampil>(addressOf(booking.earlier, { profesionalid: profid }), token),
    isOwn: askForPatient(token),
  }
  const days = await asked.days
  const jendela = days && jendelaOf(days, today)
  const tanggal = jendela?.pertama
  const slots = tanggal
    ? ask<SlotTanggal>(addressOf(booking.slotHari, { profid, hari: hariOf(tanggal), tanggal }), token)
    : null
  // Without the days the server may have refused the session: then the next page is the login.
  const words = days && (await asked.isOwn) ? showBookingPage() : null
  const row = (await asked.tenaga)?.find(({ profesional_id }) => profesional_id === profid)
  const earlier = await asked.earlier
  if (!words || !row || !earlier || earlier.some(({ status }) => isOpen(status))) return
  words.showName(row.name)
  // A proposed slot is shown on its own day.
  if (!tanggal || hasNote(jendela) || !jendela.dayOf(tanggal)?.bisa || search.has('tanggal')) return
  words.showHari({ tanggal, today, zona: row.zona })
  const found = await slots
  // A place that is kept back brings a note.
  if (found && !found.some(({ lepas_pada }) => lepas_pada)) words.showSlots(inOrder(found, tanggal, now))
}

// Storage can be forbidden: the page itself asks.
start().catch(() => null)
