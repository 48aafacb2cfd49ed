import './landing.css'
import type { JadwalPublik } from '@sehati/contract/jadwal-tenaga.schema'
import { soonest } from '../lib/sesi-terdekat.ts'
import { hariRelatif, jam, tanggalPanjang } from '../lib/tanggal.ts'

// The landing page is complete without this script. It adds what is next in the schedule and, when the browser rests,
// fetches the application ahead. Whatever fails leaves the page as it was.

const SHOWN = 3
const PEOPLE = 4

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...content)
  return made
}

function showNext(sessions: (JadwalPublik & { mulai: string })[]) {
  const body = document.querySelector('[data-live-body]')
  if (!body || sessions.length === 0) return
  const items = sessions.slice(0, SHOWN).map(({ name, nama_spesialisasi, mulai }) => {
    const time = element('time', 'when', `${tanggalPanjang(mulai)} pukul ${jam(mulai)} WIB`)
    time.setAttribute('datetime', mulai)
    const person = element('span', 'who', element('b', '', name), element('span', '', nama_spesialisasi))
    return element('li', '', person, time, element('span', 'soon', hariRelatif(mulai)))
  })
  body.replaceChildren(element('ul', 'next', ...items))
}

function showPeople(rows: JadwalPublik[]) {
  const team = document.querySelector('[data-team]')
  const people = [...new Map(rows.map((row) => [row.profesional_id, row])).values()]
  const half = (level: number) => people.filter((row) => row.level_id === level).slice(0, PEOPLE / 2)
  for (const [n, level] of [2, 3].entries()) {
    const names = half(level).map(({ name, nama_spesialisasi }) =>
      element('li', '', element('b', '', name), element('span', '', nama_spesialisasi)),
    )
    if (names.length > 0) team?.children[n]?.querySelector('p')?.after(element('ul', 'people', ...names))
  }
}

async function fill() {
  const reply = await fetch('/api/public/jadwaltenaga', { headers: { accept: 'application/json' } })
  const { success, data } = (await reply.json()) as { success: boolean; data: JadwalPublik[] }
  if (!success) return
  showNext(soonest(data, new Date()))
  showPeople(data)
}

function prefetch() {
  const files = document.querySelector<HTMLElement>('script[data-prefetch]')?.dataset.prefetch?.split(' ') ?? []
  for (const href of files.filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
  }
}

fill().catch(() => null)
addEventListener('load', () => {
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData) return
  ;(window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2_000)))(prefetch)
})
