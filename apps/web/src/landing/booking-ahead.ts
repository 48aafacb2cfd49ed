import type { Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import { hariOf, type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import { addressOf } from '../lib/address.ts'
import { askAhead } from '../lib/ahead.ts'
import { unseal } from '../lib/device-key.ts'
import { jendelaOf, rentangFrom } from '../lib/ketersediaan.ts'
import { booking } from './ahead-addresses.ts'

// Runs at the booking page while the application is on its way, and requests what that page reads first. It judges
// nothing: the page itself requests what is missing, or was meant for another day than the service's today.

async function askForDays(profid: number, today: Tanggal, token: string): Promise<void> {
  const body = await askAhead(addressOf(booking.ketersediaan, { profid, ...rentangFrom(today) }), token)
  const answered = body as { data?: Ketersediaan[] } | undefined
  const tanggal = answered?.data && jendelaOf(answered.data, today).pertama
  if (tanggal) await askAhead(addressOf(booking.slotHari, { profid, hari: hariOf(tanggal), tanggal }), token)
}

async function askForPatient(token: string): Promise<void> {
  const [id] = await unseal(localStorage.getItem('userId') ?? '')
  if (id) await askAhead(addressOf(booking.user, { id: Number(id) }), token)
}

function start(): void {
  const token = localStorage.getItem('token')
  const profid = Number(new URLSearchParams(location.search).get('profesional_id'))
  if (!token || !Number.isSafeInteger(profid) || profid < 1) return
  const asked = [
    askForDays(profid, tanggalWib(new Date()), token),
    askAhead(addressOf(booking.tenaga), null),
    askAhead(addressOf(booking.earlier, { profesionalid: profid }), token),
    askForPatient(token),
  ]
  Promise.all(asked).catch(() => null)
}

try {
  start()
} catch {
  // Storage can be forbidden: the page itself asks.
}
