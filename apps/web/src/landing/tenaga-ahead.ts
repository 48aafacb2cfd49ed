import { isProfessional, type LevelOf, roles } from '@sehati/contract/access'
import { brandName } from '@sehati/contract/brand'
import type { TenagaProfesionalDetail } from '@sehati/contract/tenaga-profesional/schema'
import { addressOf } from '../lib/address.ts'
import { askAhead } from '../lib/ahead.ts'
import { language } from '../lib/language.ts'
import { layanan } from '../lib/layanan.ts'
import { tenaga } from './ahead-addresses.ts'

// Runs at a professional's public page while the application is on its way: requests what that page reads first, and shows the
// first words of it, as boot.js does for pages whose words the build knows. The page itself judges an id that is none.

type Words = Pick<TenagaProfesionalDetail, 'name' | 'level_id' | 'nama_spesialisasi' | 'lokasi'>

/** In no catalogue, as the words of live.ts: this script has no code for one. */
const professions = { dokter: 'Doctor', psikolog: 'Psychologist' } as const

function profession(level: LevelOf<'profesional'>): string {
  const { nama } = roles[level]
  return language() === 'en' ? professions[nama] : nama.charAt(0).toUpperCase() + nama.slice(1)
}

function place(lokasi: string): string {
  const hasVideo = layanan()?.video !== false
  return language() === 'en'
    ? `Online: ${hasVideo ? 'a video room and ' : ''}a written conversation in ${brandName} at the time of the appointment. Offline: in person at ${lokasi}.`
    : `Online: ${hasVideo ? 'ruang video dan ' : ''}percakapan tertulis di ${brandName} pada waktu janji. Offline: tatap muka di ${lokasi}.`
}

function show({ name, level_id, nama_spesialisasi, lokasi }: Words): void {
  const splash = document.querySelector('.splash')
  if (!splash || !isProfessional(level_id)) return
  const header = document.createElement('header')
  const lines = { h1: [name], p: [`${profession(level_id)} · ${nama_spesialisasi}`, place(lokasi)] }
  for (const [tag, texts] of Object.entries(lines))
    for (const textContent of texts) header.append(Object.assign(document.createElement(tag), { textContent }))
  splash.prepend(header)
}

async function start(): Promise<void> {
  const id = Number(location.pathname.split('/')[2])
  if (!Number.isSafeInteger(id) || id < 1) return
  const body = (await askAhead(addressOf(tenaga.detail, { id }), null)) as { data?: Words } | undefined
  if (body?.data) show(body.data)
}

void start()
