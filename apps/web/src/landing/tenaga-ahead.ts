import { isProfessional, type LevelOf, roles } from '@sehati/contract/base/access'
import { brandName } from '@sehati/contract/base/brand'
import type { Language } from '@sehati/contract/base/language'
import type { TenagaProfesionalDetail } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { addressOf } from '../base/lib/address.ts'
import { askAhead } from '../base/lib/ahead.ts'
import { language } from '../base/lib/language.ts'
import { layanan } from '../clinic/layanan/layanan.ts'
import { tenaga } from './ahead-addresses.ts'

// Runs at a professional's public page while the application is on its way: requests what that page reads first, and shows the
// first words of it, as boot.js does for pages whose words the build knows. The page itself judges an id that is none.

type Words = Pick<TenagaProfesionalDetail, 'name' | 'level_id' | 'nama_spesialisasi' | 'lokasi'>

/** In no catalogue, as the words of live.ts: this script has no code for one. */
const professions: Record<Language, Record<(typeof roles)[LevelOf<'profesional'>]['nama'], string>> = {
  id: { dokter: 'Dokter', psikolog: 'Psikolog' },
  en: { dokter: 'Doctor', psikolog: 'Psychologist' },
}
const places: Record<Language, (lokasi: string, hasVideo: boolean) => string> = {
  id: (lokasi, hasVideo) =>
    `Online: ${hasVideo ? 'ruang video dan ' : ''}percakapan tertulis di ${brandName} pada waktu janji. Offline: tatap muka di ${lokasi}.`,
  en: (lokasi, hasVideo) =>
    `Online: ${hasVideo ? 'a video room and ' : ''}a written conversation in ${brandName} at the time of the appointment. Offline: in person at ${lokasi}.`,
}

function show({ name, level_id, nama_spesialisasi, lokasi }: Words): void {
  const splash = document.querySelector('.splash')
  if (!splash || !isProfessional(level_id)) return
  const profession = professions[language()][roles[level_id].nama]
  const place = places[language()](lokasi, layanan()?.video !== false)
  const header = document.createElement('header')
  const lines = { h1: [name], p: [`${profession} · ${nama_spesialisasi}`, place] }
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
