import { levelsOf } from '@sehati/contract/base/access'
import './landing.css'
import type { Language } from '@sehati/contract/base/language'
import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import type { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import type { SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'
import type { TenagaBeranda } from '@sehati/contract/schedule/tenaga-profesional.schema'
import type * as z from 'zod/mini'
import { language } from '../base/lib/language.ts'
import { registerServiceWorker } from '../base/lib/service-worker.ts'
import { hariRelatif, tanggalPukul } from '../base/lib/tanggal.ts'

// The landing page is complete without this script. It adds the next free slots and the people. When the
// browser is idle, it fetches the application ahead. Each part that fails leaves the page as it was.

const SHOWN = 3
const titles: Record<Language, string> = { id: 'Slot kosong terdekat', en: 'Next free slots' }

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...content)
  return made
}

function showNext(slots: SlotTerdekat[], today: Tanggal) {
  const card = document.querySelector('[data-live]')
  const title = card?.querySelector('h2')
  const body = card?.querySelector('[data-live-body]')
  if (!title || !body || slots.length === 0) return
  const items = slots.map(({ name, nama_spesialisasi, tanggal, jam_mulai, zona }) => {
    const time = element('time', 'when', tanggalPukul(tanggal, jam_mulai, zona))
    time.setAttribute('datetime', `${tanggal}T${jam_mulai}+0${zona}:00`)
    const person = element('span', 'who', element('b', '', name), element('span', '', nama_spesialisasi))
    return element('li', '', person, time, element('span', 'soon', hariRelatif(tanggal, today)))
  })
  title.textContent = titles[language()]
  body.replaceChildren(element('ul', 'next', ...items))
}

function showPeople(people: TenagaBeranda[]) {
  const team = document.querySelector('[data-team]')
  for (const [n, level] of levelsOf.tenpro.entries()) {
    const names = people
      .filter(({ level_id }) => level_id === level)
      .map(({ name, nama_spesialisasi }) =>
        element('li', '', element('b', '', name), element('span', '', nama_spesialisasi)),
      )
    if (names.length > 0) team?.children[n]?.querySelector('p')?.after(element('ul', 'people', ...names))
  }
}

async function read<T>(path: string): Promise<T | null> {
  const reply = await fetch(path, { headers: { accept: 'application/json' } })
  const { success, data } = (await reply.json()) as { success: boolean; data: T }
  return success ? data : null
}
const rows = async <T>(path: string): Promise<T[]> => (await read<T[]>(path)) ?? []

/** By the clock of the service: a phone's may be wrong. */
async function today(): Promise<Tanggal> {
  const told = await read<z.output<(typeof getWaktu)['data']>>('/api/public/waktu')
  return tanggalWib(told ? new Date(told.sekarang) : new Date())
}

function prefetch() {
  const files = document.querySelector<HTMLElement>('script[data-prefetch]')?.dataset.prefetch?.split(' ') ?? []
  for (const href of files.filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
  }
}

Promise.all([rows<SlotTerdekat>(`/api/public/slot-terdekat?limit=${SHOWN}`), today()])
  .then(([slots, day]) => showNext(slots, day))
  .catch(() => null)
// A phone shows none of them (styles/sections.css).
if (matchMedia('(min-width: 40.01em)').matches)
  rows<TenagaBeranda>('/api/public/tenpro/beranda')
    .then(showPeople)
    .catch(() => null)
addEventListener('load', () => {
  registerServiceWorker()
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData) return
  ;(window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2_000)))(prefetch)
})
